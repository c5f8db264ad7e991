const MAX_TITLE_CHARS = 255

/** A name of digits alone means nothing to a shopper: such a part is named by its brand and number. */
export function toTitle(name: string, brand: string, article: string): string {
  const title = /\p{L}/u.test(name) ? name : `${brand} ${article}`
  return title.slice(0, MAX_TITLE_CHARS).toWellFormed().trim()
}
