/** Search engines cut longer descriptions. */
export const MAX_DESCRIPTION_LENGTH = 160

/** A full stop, an exclamation or a question ends a sentence, unless it stands after the letters of a short word: «г. Москва». */
const SENTENCE_END = /(?<=(?:[\p{L}\d]{3}|[\d»")%₽])[.!?])\s+(?=[\p{Lu}«"\d])/u
const CLAUSE_END = /(?:[,;:]| —| –)\s/gu
const LEFT_OPEN = /[\s,.:;…—–-]+$/u

/** As many whole sentences of a text as search engines show, then what must follow; a first sentence too long ends after a clause. */
export function fitDescription(text: string, suffix = ''): string {
  const room = MAX_DESCRIPTION_LENGTH - suffix.length
  const [first = '', ...others] = text
    .replace(/[ \t\r\n]+/g, ' ')
    .trim()
    .split(SENTENCE_END)
    .map(toSentence)
  let fitted = first.length <= room ? first : firstClauses(first, room)
  for (const sentence of others) {
    if (first.length > room || fitted.length + 1 + sentence.length > room) break
    fitted += ` ${sentence}`
  }
  return fitted + suffix
}

/** What was cut already ends before its ellipsis. */
function toSentence(text: string): string {
  return text === '' || /[.!?]$/.test(text) ? text : `${text.replace(LEFT_OPEN, '')}.`
}

function firstClauses(sentence: string, room: number): string {
  const shown = sentence.slice(0, room - 1)
  const clause = [...shown.matchAll(CLAUSE_END)].at(-1)?.index ?? 0
  const word = shown.lastIndexOf(' ')
  const end = clause > room / 2 ? clause : word > 0 ? word : shown.length
  return `${shown.slice(0, end).replace(LEFT_OPEN, '')}.`
}
