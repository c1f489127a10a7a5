#define _POSIX_C_SOURCE 200809L

#include "player.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { ANSWER = 8192 };

static void die(const Player *player, const char *sentence) {
    fprintf(stderr, "%s: %s\n", player->name, sentence);
    exit(1);
}

/* Starts the program with its input and output on pipes. */
static void start(Player *player, const char *path) {
    int to[2], from[2];
    if (pipe(to) != 0 || pipe(from) != 0 || (player->process = fork()) < 0)
        die(player, "could not be started");
    if (player->process == 0) {
        dup2(to[0], STDIN_FILENO);
        dup2(from[1], STDOUT_FILENO);
        close(to[1]);
        close(from[0]);
        execl(path, path, (char *)NULL);
        _exit(127);
    }
    close(to[0]);
    close(from[1]);
    player->to = fdopen(to[1], "w");
    player->from = fdopen(from[0], "r");
}

void player_begin(Player *player, char *what, const char *limit) {
    char *colon = strchr(what, ':');
    *player = (Player){.name = what};
    signal(SIGPIPE, SIG_IGN); /* a program that has ended is told by its missing answer */
    if (!plain_read_limit(limit, &player->limit))
        die(player, "the limit must be 'nodes N' or 'movetime MS', of one or more");
    snprintf(player->go, sizeof player->go, "go %s", colon == NULL ? limit : colon + 1);
    if (text_equal(what, "plain"))
        return;
    char path[4096];
    snprintf(path, sizeof path, "%.*s", colon == NULL ? (int)strlen(what) : (int)(colon - what), what);
    start(player, path);
}

/* Reads lines until one begins with `word`; what follows it stays in `line`. */
static char *await(Player *player, const char *word, char line[ANSWER]) {
    fflush(player->to);
    while (fgets(line, ANSWER, player->from) != NULL) {
        line[strcspn(line, "\n")] = '\0';
        if (strncmp(line, "error", strlen("error")) == 0)
            die(player, line);
        if (strncmp(line, word, strlen(word)) == 0)
            return line + strlen(word);
    }
    die(player, "has ended");
    return NULL;
}

void player_set_game(Player *player, const char *game, const char *rules) {
    char line[ANSWER];
    if (player->to == NULL)
        return;
    fprintf(player->to, "game %s %s\n", game, rules);
    await(player, "ok", line);
}

static void send_position(Player *player, const Match *match) {
    char text[GAME_POS_TEXT];
    Writer writer = writer_on(text, sizeof text);
    match->game->write_pos(&match->start, &writer);
    fprintf(player->to, "position %s moves", text);
    for (int i = 0; i < match->ply; i++) {
        writer = writer_on(text, sizeof text);
        match->game->write_move(match->moves[i], &writer);
        fprintf(player->to, " %s", text);
    }
    fputc('\n', player->to);
}

Move player_choose(Player *player, const Match *match, uint64_t *random) {
    char line[ANSWER];
    Move move;
    Notice notice;
    if (player->to == NULL)
        return plain_choose(match, player->limit, random);
    send_position(player, match);
    await(player, "ok", line);
    fprintf(player->to, "seed %d\n%s\n", plain_random(random, 1 << 30), player->go);
    if (match_judge(match, await(player, "bestmove ", line), &move, &notice) != MOVE_LEGAL)
        die(player, "played a move that is not legal");
    return move;
}

void player_end(Player *player) {
    if (player->to == NULL)
        return;
    fputs("quit\n", player->to); /* a later player holds the other end of the pipe, so its end would not be seen */
    fclose(player->to);
    fclose(player->from);
    waitpid(player->process, NULL, 0);
}
