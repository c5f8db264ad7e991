/** Longer ones first: «shch» is one letter. */
const LETTERS: readonly (readonly [latin: string, cyrillic: string])[] = [
  ['shch', 'щ'],
  ['sch', 'щ'],
  ['yo', 'ё'],
  ['jo', 'ё'],
  ['zh', 'ж'],
  ['kh', 'х'],
  ['ts', 'ц'],
  ['ch', 'ч'],
  ['sh', 'ш'],
  ['yu', 'ю'],
  ['ju', 'ю'],
  ['iu', 'ю'],
  ['ya', 'я'],
  ['ja', 'я'],
  ['ia', 'я'],
  ['ye', 'ые'],
  ['iy', 'ий'],
  ['yy', 'ый'],
  ['ay', 'ай'],
  ['oy', 'ой'],
  ['ey', 'ей'],
  ['a', 'а'],
  ['b', 'б'],
  ['c', 'ц'],
  ['d', 'д'],
  ['e', 'е'],
  ['f', 'ф'],
  ['g', 'г'],
  ['h', 'х'],
  ['i', 'и'],
  ['j', 'й'],
  ['k', 'к'],
  ['l', 'л'],
  ['m', 'м'],
  ['n', 'н'],
  ['o', 'о'],
  ['p', 'п'],
  ['q', 'к'],
  ['r', 'р'],
  ['s', 'с'],
  ['t', 'т'],
  ['u', 'у'],
  ['v', 'в'],
  ['w', 'в'],
  ['x', 'кс'],
  ['y', 'ы'],
  ['z', 'з'],
  ["'", 'ь'],
]

/** A Russian word that was typed in Latin letters for want of others: `kolodki` is «колодки». */
export function toRussianLetters(text: string): string {
  const letters = text.toLowerCase()
  let russian = ''
  for (let at = 0; at < text.length;) {
    const pair = LETTERS.find(([latin]) => letters.startsWith(latin, at))
    russian += pair?.[1] ?? text.charAt(at)
    at += pair?.[0].length ?? 1
  }
  return russian
}
