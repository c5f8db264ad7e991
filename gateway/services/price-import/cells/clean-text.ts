// Control characters, byte order marks and zero-width signs come with copied text and show nothing.
const INVISIBLE = /[\p{Cc}\u00ad\u200b-\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff\ufffe\uffff]/gu

/** One line of printable text: no control or invisible characters, single ordinary spaces, no lone surrogates. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\t\r\n\v\f]/g, ' ')
    .replace(INVISIBLE, '')
    .replace(/\s+/g, ' ')
    .trim()
}
