/*
 * Shows the stored copy of the club's card when its page cannot be had for want of a connection, or the page that `/offline.js` stores
 * where there is no copy. Everything else goes to the network as if this were not here.
 */
const CARD_COPY = 'club-card'
const CARD_PATH = '/account/loyalty'

async function openCard(request) {
  try {
    const answer = await fetch(request)
    // A redirect away from the page means that the user is signed out.
    if (answer.type === 'opaqueredirect') await caches.delete(CARD_COPY)
    return answer
  } catch (error) {
    const copy = await caches.match(CARD_PATH, { cacheName: CARD_COPY })
    const other = copy ?? (await caches.match('/offline.html', { cacheName: 'offline-page' }))
    if (other) return other
    throw error
  }
}

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.mode !== 'navigate' || new URL(request.url).pathname !== CARD_PATH) return
  event.respondWith(openCard(request))
})
