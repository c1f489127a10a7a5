// @ts-check
/* The service worker of the site: keeps all of its files, so that they are there without a network. The build writes
 * this version's name and its files, each with the hash of its content, into the script. A version is kept whole or not
 * at all, and one cache serves page, script and module, so that versions never mix. A new version waits until no page
 * of the old one is left, or until it hears 'take over' or, while one page only is open, 'take over if alone'. It
 * answers whether it does; and to 'keep', whether all files are kept. Once it has taken over from another version, it
 * tells all pages that they are 'renewed', for which they load themselves again. */

/** @type {any} */
const scope = globalThis;
/** @type {{ registration: ServiceWorkerRegistration }} */
const { registration } = scope;

/** The hash of each file. @type {Record<string, string>} */
const files = FILES;

/** A file that is kept only once it has been fetched, since it is large and few need it. */
const large = 'tables/mill10.mtb';

/** The beginning of the names of this site's caches; other pages on the host have others. */
const ours = `towermill:${registration.scope}:`;
const cacheName = ours + VERSION;

/** @param {string} name @returns {Request} one that only this version's file answers */
const requestOf = (name) => new Request(name, { cache: 'reload', integrity: files[name] });

/** Keeps the files that are not kept yet: all but the large one or, if one does not arrive as it should, none. */
async function keep() {
  const cache = await caches.open(cacheName);
  const names = Object.keys(files).filter((name) => name !== large);
  const kept = await Promise.all(names.map((name) => cache.match(name)));
  await cache.addAll(names.filter((_, index) => !kept[index]).map(requestOf));
}

/** Removes the caches of other versions. @returns {Promise<boolean>} whether there were any */
async function tidy() {
  const others = (await caches.keys()).filter((name) => name.startsWith(ours) && name !== cacheName);
  await Promise.all(others.map((name) => caches.delete(name)));
  return others.length > 0;
}

/** Takes over from another version, if there was one; pages that were loaded meanwhile may be of both. */
async function takeOver() {
  const renews = await tidy();
  await scope.clients.claim();
  const pages = renews ? await scope.clients.matchAll({ type: 'window' }) : [];
  for (const page of pages) page.postMessage('renewed');
}

/** @param {string} address of a request @returns {string | null} the file of the site that it asks for */
function fileAt(address) {
  const { origin, pathname } = new URL(address);
  const path = origin + pathname;
  const name = path === registration.scope ? 'index.html' : path.slice(registration.scope.length);
  return path.startsWith(registration.scope) && name in files ? name : null;
}

/** Whether no more than one page of the site is open. One that is left may count for a while, so this looks thrice. */
async function isAlone() {
  for (let looks = 0; looks < 3; looks++) {
    if (looks) await new Promise((resolve) => { setTimeout(resolve, 500); });
    const pages = await scope.clients.matchAll({ includeUncontrolled: true, type: 'window' });
    const open = pages.filter((/** @type {{ url: string }} */ { url }) => url.startsWith(registration.scope));
    if (open.length < 2) return true;
  }
  return false;
}

/** Fetches the large file and keeps it. */
async function fetchLarge() {
  const response = await fetch(requestOf(large));
  const copy = response.clone();
  if (response.ok) caches.open(cacheName).then((cache) => cache.put(large, copy)).catch(() => {});
  return response;
}

/** @param {Request} request @param {string} name */
async function answer(request, name) {
  const kept = await caches.match(name, { cacheName });
  if (!kept && name === large) return fetchLarge();
  // A page may not come from another address than was asked for; it does where the host leaves the .html out.
  return kept?.redirected ? new Response(kept.body, kept) : kept ?? fetch(request);
}

scope.addEventListener('install', (/** @type {any} */ event) => event.waitUntil(keep()));

scope.addEventListener('activate', (/** @type {any} */ event) => {
  event.waitUntil(takeOver());
});

scope.addEventListener('fetch', (/** @type {any} */ event) => {
  const name = event.request.method === 'GET' ? fileAt(event.request.url) : null;
  if (name) event.respondWith(answer(event.request, name));
});

scope.addEventListener('message', async (/** @type {any} */ { data, ports: [port] }) => {
  if (data === 'keep') {
    port.postMessage(await keep().then(() => true, () => false));
    return;
  }
  const does = data === 'take over' || await isAlone(); // else it is 'take over if alone'
  if (does) scope.skipWaiting();
  port.postMessage(does);
});
