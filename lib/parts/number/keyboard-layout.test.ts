import { describe, expect, it } from 'vitest'
import { readSample } from '@/tests/samples/read-sample'
import { convertLayout, toArticleInput } from './keyboard-layout'

describe('convertLayout', () => {
  it.each([
    ['фис', 'abc'],
    ['щс90', 'oc90'],
    ['ЩС-90', 'OC-90'],
    ['GDB1330', 'GDB1330'],
    ['№', '#'],
    ['12.5, 3/4', '12.5, 3/4'],
  ])('gives %j as %j in the Latin layout', (typed, meant) => {
    expect(convertLayout(typed)).toBe(meant)
  })

  it.each([
    ['vfckj', 'масло'],
    ['Ajyfhm', 'Фонарь'],
    ['подшипник', 'подшипник'],
  ])('gives %j as %j in the Russian layout', (typed, meant) => {
    expect(convertLayout(typed, 'en-ru')).toBe(meant)
  })
})

it.each([
  ['фис', 'abc'],
  ['OQ1', '001'],
  ['oq1', '001'],
  ['I2', '12'],
  ['щс90', '0c90'],
  ['Шй', '10'],
  ['GDB 1330', 'GDB 1330'],
])('the article field turns %j into %j', (typed, shown) => {
  expect(toArticleInput(typed)).toBe(shown)
})

describe('the published keyboard table', () => {
  const table = Object.entries(readSample<Record<string, string>>('text/keyboard.json'))

  it.each(table)('has key %j type %j in the Russian layout', (latin, russian) => {
    expect(convertLayout(latin, 'en-ru')).toBe(russian)
  })

  it.each(table.filter(([, russian]) => /[а-яё№]/i.test(russian)))(
    'has key %j found back from %j',
    (latin, russian) => {
      expect(convertLayout(russian)).toBe(latin)
    },
  )
})

type LayoutCase = { dir: 'en->ru' | 'ru->en'; input: string; expected: string }
it.each(readSample<LayoutCase[]>('text/keyboard-cases.json'))(
  '$dir $input gives $expected',
  ({ dir, input, expected }) => {
    expect(convertLayout(input, dir === 'en->ru' ? 'en-ru' : 'ru-en')).toBe(expected)
  },
)
