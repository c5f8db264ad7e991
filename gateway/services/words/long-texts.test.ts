import { describe, expect, it } from 'vitest'
import { toCode } from '@/gateway/core/text/to-code'
import { toNumberStyle } from '@/gateway/services/price-import/source/cell-text'
import { namesOf, vehicleWordsIn } from '@/gateway/services/vehicles/vehicle-words'
import { wordsIn } from '@/gateway/services/words/lexicon'

const LENGTH = 100_000
/** Code that scans the text anew from each sign takes hours; the pause of a busy machine is shorter. */
const TIMEOUT_MS = 5_000

describe.each([
  ['a code', toCode],
  ['the words of a search', wordsIn],
  ['the words of a car', vehicleWordsIn],
  ['the names of a car', namesOf],
  ['the format of a number in a book', (code: string) => toNumberStyle(1, code)],
])('%s', (_, read) => {
  it.each(['а', '+', '.', '-', '1', 'а-', ' ', '1.', '-.', '[', '[$a'])(
    'is read in time from a row of %j',
    (sign) => {
      const began = performance.now()
      read(`x${sign.repeat(LENGTH / sign.length)}!`)
      expect(performance.now() - began).toBeLessThan(TIMEOUT_MS)
    },
  )
})
