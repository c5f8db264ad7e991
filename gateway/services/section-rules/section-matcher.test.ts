import { describe, expect, it } from 'vitest'
import { createSectionMatcher, isPhrase } from './section-matcher'

const OIL = 1
const CABIN = 2
const GEARBOX = 3
const PADS = 4
const STEERING = 5
const matcher = createSectionMatcher([
  { sectionId: OIL, phrase: 'фильтр масл' },
  { sectionId: CABIN, phrase: 'фильтр салон' },
  { sectionId: GEARBOX, phrase: 'фильтр масл акпп' },
  { sectionId: PADS, phrase: 'колод торм -барабан' },
  { sectionId: STEERING, phrase: 'насос =гур' },
  { sectionId: CABIN, phrase: 'фильтр масл' },
])

describe('createSectionMatcher', () => {
  it.each([
    ['Фильтр масляный W 914/2', OIL],
    ['МАСЛЯНЫЙ ФИЛЬТР', OIL],
    ['Фильтр масл. АКПП', GEARBOX],
    ['Фильтр салонный угольный', CABIN],
    ['К-т торм.колодок пер.', PADS],
    ['Колодки тормозные барабанные', undefined],
    ['Насос ГУР', STEERING],
    ['Насос гуру', undefined],
    ['Фильтр', undefined],
    ['', undefined],
  ])('puts %j into %s', (title, section) => {
    expect(matcher(title)).toBe(section)
  })
})

it.each([
  ['фильтр', true],
  ['-фильтр', false],
  ['—', false],
])('%j asks for something: %s', (phrase, isOne) => {
  expect(isPhrase(phrase)).toBe(isOne)
})
