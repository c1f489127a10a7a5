// @ts-check
/* How an embed uses the room that its container gives it. */

/** Below this width or height there is little room, in CSS pixels. */
const LITTLE = 440;
/** From this width on there is room beside the board, where the height does not matter. */
const BESIDE = 620;

/**
 * @param {HTMLElement} host @param {import('./frame.js').Frame} frame
 * @param {() => import('./attributes.js').Values} values
 */
export function watchSize(host, { box, probe }, values) {
  function look() {
    const { offsetWidth: width } = host;
    const height = probe.offsetHeight;
    const fixed = height > 0;
    const { mode, controls, movesList, comments } = values();
    const bare = mode === 'view' && controls !== 'bottom' && movesList === 'none' && !comments;
    const wide = fixed ? width > 1.15 * height : movesList === 'beside' && width >= BESIDE;
    box.dataset.layout = wide && !bare ? 'wide' : 'tall';
    box.toggleAttribute('data-fixed', fixed);
    box.toggleAttribute('data-compact', width < LITTLE || (fixed && height < LITTLE));
    box.toggleAttribute('data-bare', bare);
  }

  /** The height without one of the host's own: tried, measured and put back before anybody sees it. */
  function natural() {
    const { height } = host.style;
    const free = (/** @type {boolean} */ now) => {
      host.style.height = now ? 'auto' : height;
      box.toggleAttribute('data-free', now);
      look();
      return host.offsetHeight;
    };
    const wished = free(true);
    free(false);
    return wished;
  }

  const observer = new ResizeObserver(look);
  observer.observe(host);
  return { look, natural, close: () => observer.disconnect() };
}
