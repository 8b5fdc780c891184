// Replaces the service worker of sites that no longer have one. It deletes the caches of the old worker and unregisters
// itself. Only browsers with the old worker request this file.

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  const remove = async () => {
    for (const name of await caches.keys()) if (name.startsWith(settings.prefix)) await caches.delete(name);
    await self.registration.unregister();
  };
  event.waitUntil(remove());
});
