import { describe, expect, it } from 'vitest'
import { chosenWords, joinHeading, optionWords } from '@/gateway/services/filters/heading-words'
import type { Filter, FilterOption } from '@/gateway/services/reference/load-catalog-reference'

const option = (id: number, title: string, heading: string | null = null): FilterOption => ({
  id,
  filterId: 1,
  value: title.replace(/ .*/, ''),
  title,
  heading,
  rewriteCode: `o-${id}`,
  sequent: id,
  picture: null,
  brandId: null,
})

function filterOf(heading: string | null, options: FilterOption[] = [], unit: string | null = null): Filter {
  return {
    id: 1,
    type: 'enum',
    source: 'property',
    code: 'vysota',
    title: 'Высота',
    tooltip: null,
    unit,
    isRewrite: true,
    rewriteCode: 'vysota',
    uriSequent: 1,
    heading,
    options,
    optionById: new Map(options.map((one) => [one.id, one])),
    optionByCode: new Map(options.map((one) => [one.rewriteCode, one])),
    optionByValue: new Map(options.map((one) => [one.value, one])),
  }
}

describe('optionWords', () => {
  it.each([
    ['высотой {}', '54 мм', null, 'высотой 54 мм'],
    ['{lower}', 'Зимние', null, 'зимние'],
    ['{lower}', 'ACEA C3', null, 'ACEA C3'],
    ['R{value}', '16″', null, 'R16″'],
    ['с {value} отверстиями', '5 шт.', null, 'с 5 отверстиями'],
    ['высотой {}', 'Да', 'с угольным слоем', 'с угольным слоем'],
    [null, 'Да', 'с угольным слоем', 'с угольным слоем'],
    [null, '54 мм', null, 'высота: 54 мм'],
    [null, 'Зимние', null, 'высота: зимние'],
    [null, 'Нет', null, 'высота: нет'],
    [null, 'Передняя, левая', null, 'высота: передняя, левая'],
    [null, 'Южная Корея', null, 'высота: Южная Корея'],
    [null, 'Россия', null, 'высота: Россия'],
  ])('%s of %s with own words %s reads «%s»', (template, title, own, words) => {
    expect(optionWords(filterOf(template), option(1, title, own))).toBe(words)
  })
})

describe('chosenWords', () => {
  const sae = [option(1, '0W-20'), option(2, '5W-30'), option(3, '5W-40')]

  it('joins several options of one filter inside its template', () => {
    expect(chosenWords({ filter: filterOf('класса {}', sae), optionIds: [1, 2, 3] })).toBe(
      'класса 0W-20, 5W-30 и 5W-40',
    )
  })

  it('writes each of several options small where its template does', () => {
    const seasons = [option(1, 'Зимние'), option(2, 'Летние')]
    expect(chosenWords({ filter: filterOf('{lower}', seasons), optionIds: [1, 2] })).toBe('зимние и летние')
  })

  it('joins options that have words of their own', () => {
    const yesAndNo = [option(1, 'Да', 'с помпой'), option(2, 'Нет', 'без помпы')]
    expect(chosenWords({ filter: filterOf(null, yesAndNo), optionIds: [1, 2] })).toBe('с помпой и без помпы')
  })

  it.each([
    [{ min: 50, max: 80 }, 'высотой 50–80\u00a0мм'],
    [{ min: 50 }, 'высотой от 50\u00a0мм'],
    [{ max: 80.5 }, 'высотой до 80,5\u00a0мм'],
    [{ min: 54, max: 54 }, 'высотой 54\u00a0мм'],
    [{}, ''],
  ])('says the range %o', (range, words) => {
    expect(chosenWords({ filter: filterOf('высотой {}', [], 'мм'), range })).toBe(words)
  })
})

describe('joinHeading', () => {
  it.each([
    ['Шины', [], [], 'Шины'],
    ['Масла', ['Mobil'], [], 'Масла Mobil'],
    ['Масла', ['Mobil'], ['5W-30', 'синтетические', '4 л'], 'Масла Mobil 5W-30, синтетические, 4 л'],
    ['Колодки', ['Bosch', 'для Kia'], ['для передней оси'], 'Колодки Bosch для Kia для передней оси'],
    ['Болты и гайки', [], [': болты'], 'Болты и гайки: болты'],
    ['Шины', [], ['', 'зимние'], 'Шины зимние'],
  ])('%s, %j and %j make «%s»', (start, close, words, heading) => {
    expect(joinHeading(start, close, words)).toBe(heading)
  })
})
