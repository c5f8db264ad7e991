import { describe, expect, it } from 'vitest'
import { hasWords, quickGroupOf } from './quick-groups'
import { type OriginalUnitDetail, toUnitSheet } from './unit'

function unit(parts: Partial<OriginalUnitDetail['parts'][number]>[]): OriginalUnitDetail {
  return {
    unitId: '4 7',
    groupId: null,
    code: '47-04',
    title: 'Тормоз передний',
    note: null,
    pictureUrl: null,
    ssd: 's',
    picture: { url: 'media/u.svg', width: 1000, height: 500 },
    hotspots: [{ position: '1', x1: 110, y1: 60, x2: 100, y2: 50 }],
    parts: parts.map((part) => ({
      position: '1',
      article: '',
      brand: 'Toyota',
      title: 'Деталь',
      amount: null,
      note: null,
      attributes: [],
      replacedBy: null,
      isMatch: false,
      ...part,
    })),
  }
}

const NOTHING = { article: '', words: '' }

describe('toUnitSheet', () => {
  it('lays callouts over the drawing in per cent, whichever corner comes first', () => {
    expect(toUnitSheet(unit([]), NOTHING).callouts).toEqual([
      { position: '1', left: 10, top: 10, width: 1, height: 2 },
    ])
  })

  it('has no callouts without a drawing', () => {
    const sheet = toUnitSheet({ ...unit([]), picture: null }, NOTHING)
    expect([sheet.drawing, sheet.callouts]).toEqual([null, []])
  })

  it.each([
    ['02', 2],
    ['1', 1],
    ['0,5', 1],
    ['2.2', 3],
    ['по потребности', 1],
    [null, 1],
    ['0', 1],
    ['99999', 999],
  ])('takes %j for %d pieces', (amount, count) => {
    expect(toUnitSheet(unit([{ amount }]), NOTHING).rows[0]?.count).toBe(count)
  })

  it('says for what a part holds, and what it came after', () => {
    const [older, newer] = toUnitSheet(
      unit([
        {
          article: '04465-60020',
          replacedBy: '04465-60220',
          note: 'кроме GX',
          attributes: [{ code: 'years', title: 'Годы', value: '1998–2002' }],
        },
        { article: '04465-60220' },
      ]),
      NOTHING,
    ).rows
    expect(older).toMatchObject({
      terms: 'Годы: 1998–2002; кроме GX',
      replacedBy: '04465-60220',
      replaces: null,
    })
    expect(newer).toMatchObject({ terms: '', replacedBy: null, replaces: '04465-60020' })
  })

  it.each([
    [{ article: '0446560020', words: '' }, [true, false]],
    [{ article: '(04465 60020)', words: '' }, [true, false]],
    [{ article: '', words: '№ 43512-60090' }, [false, true]],
    [{ article: '', words: 'колодка' }, [true, false]],
    [{ article: '', words: 'pads' }, [true, false]],
    [NOTHING, [false, false]],
  ])('marks the rows that %j is about', (marked, expected) => {
    const sheet = toUnitSheet(
      unit([
        { article: '04465-60020', title: 'Колодки тормозные передние' },
        { article: '43512-60090', title: 'Диск тормозной передний' },
      ]),
      marked,
    )
    expect(sheet.rows.map(({ isMarked }) => isMarked)).toEqual(expected)
  })

  it('names rows so that an address can lead to them', () => {
    expect(toUnitSheet(unit([{}]), NOTHING).rows[0]?.id).toMatch(/^[\w-]+$/)
  })
})

it.each([
  ['Колодки тормозные', 'колодка', true],
  ['Фильтр масляный', 'масляный фильтр', true],
  ['Свеча зажигания', 'свечи', true],
  ['Диск тормозной', 'колодки', false],
  ['Рычаг', '', false],
])('%s holds «%s»: %s', (title, words, holds) => {
  expect(hasWords(title, words)).toBe(holds)
})

it.each([
  ['pads', 'Комплект колодок тормозных', true],
  ['discs', 'Диск тормозной передний', true],
  ['discs', 'Диск сцепления', false],
  ['oil-filter', 'Фильтр масляный', true],
  ['shocks', 'Амортизатор передний правый', true],
  ['shocks', 'Опора амортизатора', false],
  ['belts', 'Ремень ГРМ', true],
])('the quick group %s means «%s»: %s', (code, title, isMeant) => {
  expect(quickGroupOf(code)?.part.test(title)).toBe(isMeant)
})
