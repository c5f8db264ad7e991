/** Words of which each must begin a word of the title; `=word` is a whole word, `-word` must not be there. */
export type SectionRule = { sectionId: number; phrase: string }

type Word = { text: string; isWhole: boolean }
type Phrase = { sectionId: number; place: number; words: Word[]; without: Word[] }

const KEY_LETTERS = 3

/**
 * Finds the section of a title: that of the phrase with the most words; of equals, the first one. None where
 * no phrase matches.
 */
export function createSectionMatcher(rules: readonly SectionRule[]): (title: string) => number | undefined {
  const phrasesOf = new Map<string, Phrase[]>()
  rules.forEach((rule, place) => {
    const phrase = readPhrase(rule, place)
    const [first] = phrase.words
    if (!first) return
    const key = first.text.slice(0, KEY_LETTERS)
    phrasesOf.set(key, [...(phrasesOf.get(key) ?? []), phrase])
  })
  return (title) => {
    const words = wordsOf(title)
    let best: Phrase | undefined
    for (const word of words) {
      for (let letters = 1; letters <= KEY_LETTERS; letters += 1) {
        for (const phrase of phrasesOf.get(word.slice(0, letters)) ?? []) {
          if (isBetter(phrase, best) && fits(phrase, words)) best = phrase
        }
        if (word.length <= letters) break
      }
    }
    return best?.sectionId
  }
}

/** Whether a phrase has any condition. */
export function isPhrase(text: string): boolean {
  return readPhrase({ sectionId: 0, phrase: text }, 0).words.length > 0
}

function readPhrase({ sectionId, phrase }: SectionRule, place: number): Phrase {
  const words: Word[] = []
  const without: Word[] = []
  for (const part of phrase.split(/\s+/)) {
    const list = part.startsWith('-') ? without : words
    for (const text of wordsOf(part)) list.push({ text, isWhole: /^-?=/.test(part) })
  }
  words.sort((a, b) => b.text.length - a.text.length)
  return { sectionId, place, words, without }
}

function isBetter(phrase: Phrase, best: Phrase | undefined): boolean {
  if (!best) return true
  return phrase.words.length - best.words.length > 0 || isEqualButEarlier(phrase, best)
}

function isEqualButEarlier(phrase: Phrase, best: Phrase): boolean {
  return phrase.words.length === best.words.length && phrase.place < best.place
}

function fits({ words, without }: Phrase, title: readonly string[]): boolean {
  const isThere = ({ text, isWhole }: Word) =>
    title.some((word) => (isWhole ? word === text : word.startsWith(text)))
  return words.every(isThere) && !without.some(isThere)
}

function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll('ё', 'е')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}
