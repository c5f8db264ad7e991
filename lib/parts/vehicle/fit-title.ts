/** Search engines cut longer titles. */
export const MAX_TITLE_LENGTH = 70

/**
 * Words that ask for another, and what stands open at the end of a text that was cut. One sign at a time: a row of them that could be
 * divided in many ways would be tried in all of them.
 */
const UNFINISHED =
  /(?:[\s,.:;—–(«-]|\s(?:а|без|в|во|до|для|за|и|из|или|к|на|не|о|об|от|по|под|при|с|со|у))+$/iu
const UNIT_NEXT = /^ (?:мм|см|м|мл|л|г|кг|А|Ач|В|Вт|шт)(?![\p{L}\p{N}])/iu
const LAST_NUMBER = / \d[\d.,]*$/
/** Before what a shop adds to a name. */
const DASH = ' — '

/**
 * A title of a page within what search engines show: the heading with the first of its endings that fits, then what must follow. A
 * heading too long by itself loses what it says after a dash, clause by clause, or is cut between words; `kept`, where the heading
 * ends with it, is not lost.
 */
export function fitTitle(heading: string, endings: readonly string[], suffix = '', stored = ''): string {
  const room = MAX_TITLE_LENGTH - suffix.length
  const ending = endings.find((one) => one !== '' && heading.length + one.length <= room) ?? ''
  return `${clip(heading, room - ending.length, stored)}${ending}${suffix}`
}

function clip(text: string, room: number, stored: string): string {
  if (text.length <= room) return text
  const whole = stored === '' ? firstClauses(text, room) : undefined
  if (whole !== undefined) return whole
  const tail = stored !== '' && text.endsWith(stored) && stored.length < room / 2 ? ` ${stored}` : ''
  const cut = text.slice(0, room - tail.length + 1)
  const atWord = cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : cut.slice(0, -1)
  const amounts = UNIT_NEXT.test(text.slice(atWord.length)) ? atWord.replace(LAST_NUMBER, '') : atWord
  return `${closed(tail === '' ? amounts : withWholeCars(amounts))}${tail}`
}

/** A part's name with those of the cars after «для» that are whole. */
function withWholeCars(text: string): string {
  const cars = text.lastIndexOf(' для ')
  return cars < 0 ? text : text.slice(0, Math.max(cars, `${text} `.lastIndexOf(', ')))
}

/** Without what would be left open: a bracket, a quotation, a preposition. */
function closed(text: string): string {
  const opened = Math.max(
    text.lastIndexOf('(') > text.lastIndexOf(')') ? text.lastIndexOf('(') : -1,
    text.lastIndexOf('«') > text.lastIndexOf('»') ? text.lastIndexOf('«') : -1,
  )
  return (opened > 0 ? text.slice(0, opened) : text).replace(UNFINISHED, '')
}

/** A text with a dash, ended at the last comma after it that leaves it short enough, or at the dash. */
function firstClauses(text: string, room: number): string | undefined {
  const dash = text.indexOf(DASH)
  if (dash <= 0 || dash > room) return undefined
  const comma = text.lastIndexOf(', ', room)
  return text.slice(0, comma > dash ? comma : dash)
}
