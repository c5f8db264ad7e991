const SEPARATORS = /[\s-]+/g
const PLATE = /^([АВЕКМНОРСТУХ])(\d{3})([АВЕКМНОРСТУХ]{2})(\d{2,3})(?:RUS)?$/
/** Letters of plates are those that both alphabets have. */
const LATIN = 'ABEKMHOPCTYX'
const CYRILLIC = 'АВЕКМНОРСТУХ'

/** The Russian plate that a text is, in either alphabet and case, as it is written on papers. */
export function plateOf(text: string): string | undefined {
  const bare = text.replaceAll(SEPARATORS, '').toUpperCase()
  const plate = PLATE.exec([...bare].map((letter) => CYRILLIC[LATIN.indexOf(letter)] ?? letter).join(''))
  if (!plate) return undefined
  const [, first = '', digits = '', last = '', region = ''] = plate
  return `${first} ${digits} ${last} ${region}`
}
