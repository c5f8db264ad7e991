/** Holds the page that shows the club's card without a connection; the worker in `public/club-card.js` reads it. */
export const CARD_COPY = 'club-card'

/** Drops what the browser keeps of a person who has left. */
export async function dropOwnCopies(): Promise<void> {
  await globalThis.caches?.delete(CARD_COPY).catch(() => false)
}
