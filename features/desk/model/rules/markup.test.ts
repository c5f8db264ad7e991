import { describe, expect, it } from 'vitest'
import { conditionsOf, effectOf } from '@/lib/format/markup-words'
import { NEW_RULE, readFields, type RuleFields, toFields } from './markup'

const READ = {
  supplierId: null,
  brand: null,
  section: null,
  priceFrom: null,
  priceTo: null,
  percent: 0,
  fixed: 0,
  rounding: '10',
  isOn: true,
} as const

describe('a markup rule as it is typed', () => {
  it.each([
    ['25', 2500],
    ['12,5', 1250],
    ['0.29', 29],
    ['1,15 %', 115],
    ['1000', 100_000],
    ['1 000', 100_000],
    ['12,5\u00a0%', 1250],
  ])('reads %s as hundredths', (percent, expected) => {
    expect(readFields({ ...NEW_RULE, percent })).toEqual({ ...READ, percent: expected })
  })

  it.each<[keyof RuleFields, Partial<RuleFields>]>([
    ['percent', { percent: '' }],
    ['percent', { percent: '-5' }],
    ['percent', { percent: '1,234' }],
    ['percent', { percent: '1000,01' }],
    ['fixed', { fixed: '10,50' }],
    ['fixed', { fixed: '20000001' }],
    ['priceFrom', { priceFrom: 'тысяча' }],
    ['priceTo', { priceTo: '0' }],
    ['priceTo', { priceFrom: '500', priceTo: '500' }],
  ])('names %s in %o', (field, fields) => {
    expect(readFields({ ...NEW_RULE, percent: '10', ...fields })).toMatchObject({ field })
  })

  it('is what it was when it is opened again, and says what it does', () => {
    const fields = {
      ...NEW_RULE,
      supplier: '7',
      brand: 'Bosch',
      priceFrom: '1 000 ₽',
      percent: '12,5',
      fixed: '50',
    }
    const terms = readFields(fields)
    if ('message' in terms) throw new Error(terms.message)
    expect(readFields(toFields(terms))).toEqual(terms)
    const known = { suppliers: [{ id: 7, title: 'Опт' }], sections: [] }
    expect(conditionsOf(terms, known).replaceAll('\u00a0', ' ')).toBe(
      'Опт, Bosch, закупочная цена от 1 000 ₽',
    )
    expect(effectOf(terms).replaceAll('\u00a0', ' ')).toBe('+ 12,5 % + 50 ₽, вверх до 10 ₽')
  })

  it('begins a sentence with the prices that it is about alone', () => {
    const terms = readFields({ ...NEW_RULE, priceTo: '500', percent: '10' })
    if ('message' in terms) throw new Error(terms.message)
    const words = conditionsOf(terms, { suppliers: [], sections: [] })
    expect(words.replaceAll('\u00a0', ' ')).toBe('Закупочная цена до 500 ₽')
  })
})
