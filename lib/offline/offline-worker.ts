import { createHash } from 'node:crypto'
import { OFFLINE_PAGE_PATH } from './offline-paths'

const CACHE = 'offline-page'

/**
 * Text of the worker that answers with the offline page where a page cannot be reached. It stores nothing else, and every answer of the
 * shop passes through it as it is. `page` is what it stores: the text of another page is another worker, so browsers fetch it anew.
 */
export function offlineWorker(page: string): string {
  return `// Keeps ${createHash('sha256').update(page).digest('hex').slice(0, 16)}
const PAGE = '${OFFLINE_PAGE_PATH}'

async function install() {
  const cache = await caches.open('${CACHE}')
  await cache.add(new Request(PAGE, { cache: 'reload', credentials: 'omit' }))
  await self.skipWaiting()
}

async function answer(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch (error) {
    const page = await caches.match(PAGE, { cacheName: '${CACHE}' })
    if (page) return page
    throw error
  }
}

self.addEventListener('install', (event) => event.waitUntil(install()))
// The browser asks for the page while the worker starts, so that no page comes later than without it.
self.addEventListener('activate', (event) => event.waitUntil(self.registration.navigationPreload?.enable()))
self.addEventListener('fetch', (event) => {
  const { mode, method, destination } = event.request
  if (mode === 'navigate' && method === 'GET' && destination === 'document') event.respondWith(answer(event))
})
`
}

/** Text of the worker that takes the place of the former one where the offline page is off, and then takes itself away. */
export const NO_OFFLINE_WORKER = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([caches.delete('${CACHE}'), self.registration.unregister()])),
)
`
