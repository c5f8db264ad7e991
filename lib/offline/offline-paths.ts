/** The page that the browser shows for one of the shop that it cannot reach; `app/offline.html/route.ts`. */
export const OFFLINE_PAGE_PATH = '/offline.html'

/** The worker that stores it; `app/offline.js/route.ts`. */
export const OFFLINE_WORKER_PATH = '/offline.js'
