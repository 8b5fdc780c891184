/*
 * Takes the place of the service worker where the site has none (any more): removes what one before has stored, and
 * itself. Nobody asks for it but browsers that have the other one.
 */

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  const remove = async () => {
    for (const name of await caches.keys()) if (name.startsWith(settings.prefix)) await caches.delete(name);
    await self.registration.unregister();
  };
  event.waitUntil(remove());
});
