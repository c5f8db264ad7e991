import { describe, expect, it } from 'vitest'
import { latinNames, latinNamesByPrefix } from '@/gateway/services/words/vehicle-names'

describe('a word', () => {
  it.each([
    ['тойота', ['toyota']],
    ['тойоту', ['toyota']],
    ['тойотой', ['toyota']],
    ['хёндай', ['hyundai']],
    ['хундай', ['hyundai']],
    ['ваз', ['lada']],
    ['лада', ['lada']],
    ['киа', ['kia']],
    ['рено', ['renault']],
    ['опеля', ['opel']],
    ['форда', ['ford']],
    ['логане', ['logan']],
    ['хондой', ['honda']],
    ['гранты', ['granta']],
    ['октавией', ['octavia']],
    ['октавию', ['octavia']],
    ['крузер', ['cruiser']],
    ['круз', ['cruze']],
  ])('%s means %j', (word, expected) => {
    expect(latinNames(word)).toEqual(expected)
  })

  it.each([
    'колодки',
    'фильтр',
    'масло',
    'toyota',
    'кит',
    'рамка',
    'полка',
    'равно',
    'фордоровка',
    'oc90',
    '',
  ])('%s is no name', (word) => {
    expect(latinNames(word)).toEqual([])
  })
})

it.each([
  ['тойо', ['toyota']],
  ['мицу', ['mitsubishi']],
  ['сан', ['ssang', 'sandero']],
  ['то', []],
  ['киа', ['kia']],
])('begun with %s it may be %j', (prefix, expected) => {
  expect(latinNamesByPrefix(prefix)).toEqual(expected)
})
