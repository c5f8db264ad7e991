import { describe, expect, it } from 'vitest'
import {
  addBookmark,
  addTag,
  isWithinBounds,
  MAX_BOOKMARKS,
  MAX_TAGS,
  MISSING_FIELDS,
  removeBookmark,
  removeTag,
  TOO_MANY_BOOKMARKS,
  TOO_MANY_TAGS,
  updateBookmark,
} from './bookmark-rules'
import { type BookmarkRef, type Bookmarks, NO_BOOKMARKS } from './bookmarks'

const filter = { partNumber: 'OC 90', brand: 'Knecht', title: 'Фильтр масляный', code: '00-00000001' }
const pads = { article: 'GDB1330', brand: 'TRW', title: 'Колодки', tags: ['Тормоза'] }
const both: Bookmarks = {
  ...addBookmark(addBookmark(NO_BOOKMARKS, filter), pads),
  tags: ['Тормоза', 'На лето'],
}
const ids = ({ products }: Bookmarks) => products.map(({ id }) => id)

describe('products', () => {
  it('go to the front, named by part number or article and brand', () => {
    expect(ids(both)).toEqual(['GDB1330TRW', 'OC 90Knecht'])
    expect(both.products[1]).toEqual({ id: 'OC 90Knecht', ...filter, tags: [] })
    expect(both.products[0]).toMatchObject({ partNumber: 'GDB1330', code: null, tags: ['Тормоза'] })
  })

  it('are kept once, however they are spelt', () => {
    expect(addBookmark(both, { ...filter, partNumber: 'oc-90', brand: 'KNECHT' })).toBe(both)
  })

  it('do not meet because number and brand run together alike', () => {
    const tricky = addBookmark(NO_BOOKMARKS, { article: 'A1', brand: 'BC', title: 'x' })
    expect(addBookmark(tricky, { article: 'A', brand: '1BC', title: 'y' }).products).toHaveLength(2)
  })

  it('leave one by one', () => {
    expect(ids(removeBookmark(both, { article: 'oc90', brand: 'knecht' }))).toEqual(['GDB1330TRW'])
  })

  it('have an end, which is said, and one that is there already is no new one', () => {
    const numbers = Array.from({ length: MAX_BOOKMARKS }, (_, at) => `N${at}`)
    const products = numbers.map((partNumber) => ({ ...pads, id: partNumber, partNumber, code: null }))
    const full = { ...NO_BOOKMARKS, products }
    expect(() => addBookmark(full, filter)).toThrow(TOO_MANY_BOOKMARKS)
    expect(addBookmark(full, { ...pads, article: 'N7' })).toBe(full)
    expect(addBookmark(removeBookmark(full, { article: 'N7', brand: 'TRW' }), filter).products[0]?.id).toBe(
      'OC 90Knecht',
    )
  })

  it('have their tags replaced by what is made of those that they have', () => {
    const updated = updateBookmark(both, {
      article: 'GDB1330',
      brand: 'TRW',
      toTags: (tags) => [...tags, 'На лето'],
    })
    expect(updated.products.map(({ tags }) => tags)).toEqual([['Тормоза', 'На лето'], []])
  })

  it.each<[string, BookmarkRef & { title?: string }]>([
    ['number', { brand: 'TRW', title: 'Колодки' }],
    ['number, an empty one given', { article: '', partNumber: '', brand: 'TRW', title: 'Колодки' }],
    ['brand', { article: 'GDB1330', title: 'Колодки' }],
    ['title', { article: 'GDB1330', brand: 'TRW' }],
  ])('are not added without a %s', (_, given) => {
    expect(() => addBookmark(NO_BOOKMARKS, given)).toThrow(MISSING_FIELDS)
  })

  it.each<[string, BookmarkRef]>([
    ['number', { brand: 'TRW' }],
    ['brand', { article: 'GDB1330' }],
  ])('are neither removed nor updated without a %s', (_, given) => {
    expect(() => removeBookmark(both, given)).toThrow(MISSING_FIELDS)
    expect(() => updateBookmark(both, { ...given, toTags: () => [] })).toThrow(MISSING_FIELDS)
  })
})

describe('tags', () => {
  it('are appended', () => {
    expect(addTag(both, ' Зима ').tags).toEqual(['Тормоза', 'На лето', 'Зима'])
  })

  it.each(['', '  ', 'Тормоза', ' Тормоза '])('stay as they are when «%s» is added', (tag) => {
    expect(addTag(both, tag)).toBe(both)
  })

  it('leave every product with them', () => {
    const left = removeTag(both, 'Тормоза')
    expect(left.tags).toEqual(['На лето'])
    expect(left.products.map(({ tags }) => tags)).toEqual([[], []])
  })

  it('are not missed when they are empty', () => {
    expect(removeTag(both, '')).toBe(both)
  })

  it('are missed by name', () => {
    expect(() => removeTag(both, 'Весна')).toThrow('Весна не существует')
  })
})

it('tags have an end, which is said', () => {
  const full = { ...NO_BOOKMARKS, tags: Array.from({ length: MAX_TAGS }, (_, at) => `Т${at}`) }
  expect(() => addTag(full, 'Ещё')).toThrow(TOO_MANY_TAGS)
  expect(addTag(full, 'Т3')).toBe(full)
  expect(isWithinBounds(full)).toBe(true)
})
