import { describe, expect, it } from 'vitest'
import { redactText } from '@/gateway/core/errors/redact-text'
import { toCode } from '@/gateway/core/text/to-code'
import { toDescription } from '@/gateway/services/product-import/cells/to-description'
import { toMissedQuery } from '@/gateway/services/missed-searches/to-missed-query'
import { toNumberStyle } from '@/gateway/services/price-import/source/cell-text'
import { namesOf, vehicleWordsIn } from '@/gateway/services/vehicles/vehicle-words'
import { wordsIn } from '@/gateway/services/words/lexicon'
import { bareArticle } from '@/lib/parts/number/bare-article'
import { findCarNumber } from '@/lib/parts/vehicle/car-number'
import { fitTitle } from '@/lib/parts/vehicle/fit-title'
import { maskInn, maskPhone } from '@/lib/validation/masks'
import { readDay } from '@/lib/validation/read-day'

const LENGTH = 100_000
/** Code that scans the text anew from each sign takes hours; the pause of a busy machine is shorter. */
const TIMEOUT_MS = 5_000

describe('a title of a page', () => {
  it.each(['-', ' ', '.', ' -', '(', ' на', ' на -'])('is cut in time after a row of %j', (sign) => {
    const began = performance.now()
    fitTitle(`Деталь OC${sign.repeat(50 / sign.length)}x ${'слово '.repeat(10)}`, [])
    expect(performance.now() - began).toBeLessThan(TIMEOUT_MS)
  })
})

describe.each([
  ['a code', toCode],
  ['the words of a search', wordsIn],
  ['the words of a car', vehicleWordsIn],
  ['the names of a car', namesOf],
  ['a search in vain', toMissedQuery],
  ['a number of a car', findCarNumber],
  ['a number of a part', bareArticle],
  ['a description', toDescription],
  ['the words of a failure', redactText],
  ['a day', readDay],
  ['a phone', maskPhone],
  ['a number of a taxpayer', maskInn],
  ['the format of a number in a book', (code: string) => toNumberStyle(1, code)],
])('%s', (_, read) => {
  it.each([
    'а',
    '+',
    '.',
    '-',
    '1',
    'а-',
    'a ',
    ' ',
    '1.',
    '-.',
    '[',
    '[$a',
    '<a',
    'a.',
    'a@',
    '(',
    ': ',
    '<p>',
  ])('is read in time from a row of %j', (sign) => {
    const began = performance.now()
    for (const end of ['!', 'x']) read(`x${sign.repeat(LENGTH / sign.length)}${end}`)
    expect(performance.now() - began).toBeLessThan(TIMEOUT_MS)
  })
})
