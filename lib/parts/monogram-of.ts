/** The first letter or digit of a name as a capital: what stands for the shop where its whole name has no room. */
export function monogramOf(name: string): string {
  const [letter = ''] = /[\p{L}\p{N}]/u.exec(name) ?? []
  return letter.toLocaleUpperCase('ru')
}
