import { expect, it } from 'vitest'
import { changedWords } from './changed-words'

const PRODUCT = { title: 'Фильтр', section: { code: 'oil', title: 'Масляные' }, content: 'Раз\n- два' }
const WORDS = { title: 'Фильтр', section: 'oil', content: 'Раз\n- два' }

it.each([
  [{}, {}],
  [{ title: ' Фильтр ', content: 'Раз\n- два\n' }, {}],
  [{ title: 'Фильтр масляный' }, { title: 'Фильтр масляный' }],
  [
    { section: 'air', content: '' },
    { section: 'air', content: '' },
  ],
  [{ section: '' }, {}],
])('%o sends %o', (typed, sent) => {
  expect(changedWords(PRODUCT, { ...WORDS, ...typed })).toEqual(sent)
})
