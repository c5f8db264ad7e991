/** Where the filled search form of a section leads; a field left empty is left out. */
export function searchFormHref(action: string, fields: Iterable<readonly [string, unknown]>): string {
  const pairs = [...fields].flatMap(([name, value]) => {
    const text = typeof value === 'string' ? value.trim() : ''
    return text === '' ? [] : `${name}=${encodeURIComponent(text).replaceAll('%2C', ',')}`
  })
  return pairs.length === 0 ? action : `${action}?${pairs.join('&')}`
}
