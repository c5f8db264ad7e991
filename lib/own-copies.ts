/** Holds the page that shows the club's card without a connection; the worker in `public/club-card.js` reads it. */
export const CARD_COPY = 'club-card'

/** Deletes the browser's copies of a signed-out user's pages. */
export async function dropOwnCopies(): Promise<void> {
  await globalThis.caches?.delete(CARD_COPY).catch(() => false)
}
