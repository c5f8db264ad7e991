/** Signs without a shape that come along when a text is copied: soft hyphens, marks of direction and of byte order. */
const UNSEEN = /[\u00AD\u200B\u200E\u200F\u2060\uFEFF]/g

export function stripInvisibleCharacters(text: string): string {
  return text.replace(UNSEEN, '')
}
