import { expect, test } from 'vitest'
import { letterMask } from '@/gateway/services/words/spelling/edit-distance'
import { guessWord } from '@/gateway/services/words/spelling/guess-word'
import type { KnownWord, Lexicon } from '@/gateway/services/words/lexicon'
import { soundKey } from '@/gateway/services/words/spelling/sound-key'

/** Words with their stems as the database makes them. */
function known(title: string, key: string): KnownWord {
  return { title, key, sound: soundKey(title), mask: letterMask(key), total: 1, readings: [] }
}

const lexicon: Lexicon = {
  index: { postings: new Map(), sections: new Map(), words: [] } as unknown as Lexicon['index'],
  meanings: new Map(),
  spellings: [],
  carWords: new Set(),
  sectionWords: new Map(),
  knownWords: [known('аркана', 'арка'), known('колодка', 'колодк'), known('масло', 'масл')],
}

test.each([
  ['калодка', 'калодк', 'колодка'],
  ['калодками', 'калодк', 'колодка'],
  ['масоо', 'масо', 'масло'],
])('%s may be meant for %s', (word, stem, title) => {
  expect(guessWord(lexicon, word, stem)?.title).toBe(title)
})

test('a word of which the stem alone is like another one is unknown', () => {
  expect(guessWord(lexicon, 'варкалось', 'варка')).toBeUndefined()
})
