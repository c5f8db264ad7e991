const MOST_SIGNS = 60

/** The beginning of a text that a person wrote, by which it is told from others: whole words, as far as there are any. */
export function firstWords(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= MOST_SIGNS) return line
  const end = line.lastIndexOf(' ', MOST_SIGNS)
  return `${line.slice(0, end > 0 ? end : MOST_SIGNS)}…`
}
