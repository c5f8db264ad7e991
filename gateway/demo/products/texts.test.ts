import { describe, expect, it } from 'vitest'
import { fillPattern } from '@/gateway/demo/products/fill-pattern'
import { previewOf } from '@/gateway/demo/products/product-texts'
import { withUnit } from '@/gateway/demo/sections/filter-registry'
import { createRandom } from '@/gateway/demo/products/random'
import { toCode } from '@/gateway/core/text/to-code'

describe('toCode', () => {
  it.each([
    ['Передняя', 'perednyaya'],
    ['5W-30', '5w-30'],
    ['M12×1.25', 'm12-1-25'],
    ['G12++', 'g12-plus-plus'],
    ['Citroën/Peugeot', 'citroen-peugeot'],
    ['Щётки «Ёж»', 'shchetki-ezh'],
  ])('turns %s into %s', (title, code) => {
    expect(toCode(title)).toBe(code)
  })
})

describe('previewOf', () => {
  it('writes what a property says small within the sentence', () => {
    const facts = {
      title: 'Шина зимняя Кама Alga',
      brand: 'Кама',
      article: '2128',
      country: 'Россия',
      plural: 'шин',
    }
    const properties = { shiny_sezon: 'Зимние', shiny_diametr_dyuym: '17' }
    expect(previewOf({ ...facts, properties, applicability: '', pack: 1 })).toBe(
      'Шина зимняя Кама Alga, артикул 2128: сезон — зимние, диаметр — 17″.',
    )
  })
})

describe('withUnit', () => {
  it.each([
    ['0.5', 'л', '0,5\u00a0л'],
    ['-40', '°C', '−40\u00a0°C'],
    ['16', '″', '16″'],
    ['Есть', null, 'Есть'],
  ])('writes %s in %s as %s', (value, unit, written) => {
    expect(withUnit(value, unit)).toBe(written)
  })
})

describe('fillPattern', () => {
  it('keeps the maker’s own signs and fills the rest', () => {
    expect(fillPattern('W ###/%', createRandom('any'))).toMatch(/^W \d{3}\/[1-9]$/)
    expect(fillPattern('GDB@@', createRandom('any'))).toMatch(/^GDB[A-Z]{2}$/)
  })
})

describe('createRandom', () => {
  it('gives one name the same numbers and another name others', () => {
    const draw = (name: string) => Array.from({ length: 5 }, createRandom(name).next)
    expect(draw('a')).toEqual(draw('a'))
    expect(draw('a')).not.toEqual(draw('b'))
  })

  it('spreads evenly', () => {
    const random = createRandom('spread')
    const hits = Array.from({ length: 10 }, () => 0)
    for (let turn = 0; turn < 10_000; turn += 1) {
      const place = random.int(0, 9)
      hits[place] = (hits[place] ?? 0) + 1
    }
    expect(Math.min(...hits)).toBeGreaterThan(700)
  })
})
