/** A query in which a word is demanded: in quotation marks. */
export function demandWord(query: string, word: string): string {
  const at = plain(query).indexOf(plain(word))
  const quoted = (text: string) => `"${text}"`
  if (at < 0) return `${query} ${quoted(word)}`
  const end = at + word.length
  return query.slice(0, at) + quoted(query.slice(at, end)) + query.slice(end)
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/(\d),(?=\d)/g, '$1.')
}
