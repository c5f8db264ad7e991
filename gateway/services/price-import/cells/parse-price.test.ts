import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { detectPriceNotation, parsePrice, type PriceNotation } from './parse-price'

const UNKNOWN: PriceNotation = { comma: 'unknown', point: 'unknown' }

describe('parsePrice', () => {
  it.each([
    ['160992', 160_992_00],
    ['1 662,00', 1_662_00],
    ['1\u00a0662,00\u00a0₽', 1_662_00],
    ['160\u202f992.5 руб.', 160_992_50],
    ['1 662 р.', 1_662_00],
    ['99,9', 99_90],
    ['99.90 RUB', 99_90],
    ['0,05', 5],
    ['0.500', 50],
    ['1,662.00', 1_662_00],
    ['1.662,00', 1_662_00],
    ['1 234 567,89', 1_234_567_89],
    ['1.234.567', 1_234_567_00],
    ["1'662.00", 1_662_00],
    ['1234,567', 1_234_57],
    ['от 100 руб', 100_00],
    ['100 руб/шт', 100_00],
    ['100-50', 100_50],
    ['12.3456', 12_35],
    ['руб. 1 200', 1_200_00],
    ['р.1200', 1_200_00],
    ['₽1 200', 1_200_00],
    ['1 200 руб. 50 коп.', 1_200_50],
    ['1 200 рублей 5 копеек', 1_200_05],
    ['1200р. 50к.', 1_200_50],
    ['50 коп.', 50],
    ['1200 с НДС', 1_200_00],
    ['1 200,00 руб. (с НДС 20%)', 1_200_00],
    ['1200 без НДС', 1_200_00],
    ['с НДС 1200', 1_200_00],
    ['1 200 руб., в т.ч. НДС (20%) 200 руб.', 1_200_00],
    ['1200, в т. ч. НДС 200,00', 1_200_00],
    ['1200 НДС не облагается', 1_200_00],
    ['1200 без учёта НДС', 1_200_00],
    ['1’200', 1_200_00],
    ['1\u2009200,5', 1_200_50],
    ['1200,-', 1_200_00],
    ['цена: 1 200', 1_200_00],
    ['100 руб. за шт.', 100_00],
  ])('reads %j', (text, kopecks) => {
    expect(parsePrice(text, UNKNOWN)).toEqual({ ok: true, value: kopecks })
  })

  it.each([
    ['', 'нет цены'],
    ['-', 'нет цены'],
    ['по запросу', 'цена не число'],
    ['Договорная', 'цена не число'],
    ['звоните', 'цена не число'],
    ['1200 + НДС', 'цена без НДС: он прибавляется сверху'],
    ['100-200', 'цена не число'],
    ['01.02.2024', 'цена не число: в ячейке дата'],
    ['01.фев', 'цена не число: в ячейке дата'],
    ['#Н/Д', 'цена не число: в ячейке ошибка таблицы'],
    ['1,23E+11', 'цена не число'],
    ['1,2,3', 'цена неоднозначна: непонятно, где дробная часть'],
    ['1,234', 'цена неоднозначна: непонятно, где дробная часть'],
    ['0', 'цена равна нулю'],
    ['0,001', 'цена равна нулю'],
    ['-5', 'цена меньше нуля'],
    ['−5', 'цена меньше нуля'],
    ['(5)', 'цена меньше нуля'],
    ['12 CHF', 'цена в валюте CHF, а её курс не дан (--rate CHF=…)'],
    ['12 сом', 'цена в валюте KGS, а её курс не дан (--rate KGS=…)'],
    ['12 $', 'цена в валюте USD, а её курс не дан (--rate USD=…)'],
    ['12 EUR', 'цена в валюте EUR, а её курс не дан (--rate EUR=…)'],
    ['12 бел. руб.', 'цена в валюте BYN, а её курс не дан (--rate BYN=…)'],
    ['12 у.е.', 'цена в валюте УЕ, а её курс не дан (--rate УЕ=…)'],
    ['1e9', 'цена не число'],
    ['20000001', 'цена слишком велика'],
    ['Infinity', 'цена не число'],
  ])('refuses %j: %s', (text, reason) => {
    expect(parsePrice(text, UNKNOWN)).toEqual({ ok: false, reason })
  })

  it('never throws, and takes only whole positive kopecks', () => {
    const cell = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom(..."-0123456789., \u00a0'рубEe$\0\ud83d") }),
    )
    fc.assert(
      fc.property(cell, (text) => {
        const result = parsePrice(text, detectPriceNotation([text], false))
        if (result.ok) expect(Number.isSafeInteger(result.value) && result.value > 0).toBe(true)
        else expect(result.reason).not.toBe('')
      }),
    )
  })

  it('reads back any sum in any of the common notations', () => {
    const notation = fc.constantFrom(
      { group: ' ', point: ',' },
      { group: '\u00a0', point: '.' },
      { group: ',', point: '.' },
      { group: '.', point: ',' },
    )
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20_000_000_00 }), notation, (kopecks, { group, point }) => {
        const whole = String(Math.floor(kopecks / 100)).replace(/\B(?=(\d{3})+$)/g, group)
        const text = whole + point + String(kopecks % 100).padStart(2, '0')
        expect(parsePrice(text, UNKNOWN)).toEqual({ ok: true, value: kopecks })
      }),
    )
  })
})

describe('prices in other money', () => {
  const rates = new Map([
    ['USD', 92.5],
    ['EUR', 100],
  ])

  it.each([
    ['10', 'USD', 925_00],
    ['1 000,20 $', 'RUB', 92_518_50],
    ['€12', 'USD', 1_200_00],
    ['12 руб.', 'USD', 12_00],
  ])('%j of a list in %s', (text, currency, kopecks) => {
    expect(parsePrice(text, UNKNOWN, { currency, rates })).toEqual({ ok: true, value: kopecks })
  })

  it('keep to the currency that the owner names, whatever a cell says', () => {
    expect(parsePrice('12 $', UNKNOWN, { currency: 'RUB', isCertain: true, rates })).toEqual({
      ok: true,
      value: 12_00,
    })
  })
})

describe('detectPriceNotation', () => {
  it.each([
    ['a fraction beside', ['1,234', '12,50'], 'decimal', 1_23],
    ['groups beside', ['1,234', '1,234,567'], 'thousands', 1_234_00],
    ['both signs beside', ['1,234', '1,234.50'], 'thousands', 1_234_00],
    ['small whole prices beside', ['1,234', '990'], 'thousands', 1_234_00],
  ] as const)('takes "1,234" with %s', (_, samples, meaning, kopecks) => {
    const notation = detectPriceNotation(samples, false)
    expect(notation.comma).toBe(meaning)
    expect(parsePrice('1,234', notation)).toEqual({ ok: true, value: kopecks })
  })

  it('leaves "1,234" unclear where the list contradicts itself', () => {
    expect(parsePrice('1,234', detectPriceNotation(['12,5', '1,234,567'], false)).ok).toBe(false)
  })

  it('takes the point of a spreadsheet number as a decimal one', () => {
    expect(parsePrice('1.234', detectPriceNotation(['1.234'], true))).toEqual({ ok: true, value: 1_23 })
  })
})
