import { describe, expect, it, vi } from 'vitest'
import { NO_BOOKMARKS } from './bookmarks'
import { type FindCodes, migrateBookmarks, readStoredBookmarks } from './stored-bookmarks'

const current = {
  version: 1,
  products: [
    { id: 'OC 90Knecht', partNumber: 'OC 90', brand: 'Knecht', title: 'Фильтр', code: null, tags: ['ТО'] },
  ],
  tags: ['ТО'],
}

function oldItem(article: string, fields: object = {}) {
  return { article, brand: 'Knecht', title: `Фильтр ${article}`, tags: [], ...fields }
}

describe('what is stored', () => {
  it('of this version is taken as it is', () => {
    expect(readStoredBookmarks(JSON.stringify(current))).toEqual({ kind: 'current', bookmarks: current })
  })

  it.each([undefined, '', 'null'])('as %s is no bookmarks yet', (text) => {
    expect(readStoredBookmarks(text)).toEqual({ kind: 'current', bookmarks: NO_BOOKMARKS })
  })

  it('in the old shape is to be migrated', () => {
    const old = { items: [oldItem('OC 90', { tags: [1] })], tags: [{ id: 1, title: 'ТО' }] }
    expect(readStoredBookmarks(JSON.stringify(old))).toMatchObject({
      kind: 'old',
      old: { items: [{ article: 'OC 90', tags: ['1'] }], tags: [{ id: '1', title: 'ТО' }] },
    })
  })

  it('in the old shape loses a row that names no part or tag, and no other', () => {
    const old = {
      items: [
        oldItem(''),
        oldItem('OC 90', { tags: [1] }),
        { brand: 'Knecht' },
        null,
        { article: 1041059, brand: 'Xteer' },
      ],
      tags: [{ title: 'без номера' }, { id: 1, title: 2026 }],
    }
    expect(readStoredBookmarks(JSON.stringify(old))).toEqual({
      kind: 'old',
      old: {
        items: [
          oldItem('OC 90', { tags: ['1'] }),
          { article: '1041059', brand: 'Xteer', title: '', tags: [] },
        ],
        tags: [{ id: '1', title: '2026' }],
      },
    })
  })

  it.each([
    ['a later version', JSON.stringify({ ...current, version: 2, items: [], tags: [] })],
    ['another shape', '{"list":[]}'],
    ['no JSON', '<html>'],
  ])('as %s is left alone', (_, text) => {
    expect(readStoredBookmarks(text)).toEqual({ kind: 'foreign' })
  })
})

describe('migration', () => {
  it('leaves a part that comes twice where it comes first', async () => {
    const items = [
      oldItem('OC 90', { tags: ['1'] }),
      oldItem('OC 91'),
      oldItem('oc-90', { title: 'Он же' }),
      oldItem('OC 92'),
    ]
    const { products } = await migrateBookmarks({ items, tags: [{ id: '1', title: 'ТО' }] }, async () => [])
    expect(products.map(({ partNumber, title, tags }) => [partNumber, title, tags])).toEqual([
      ['OC 90', 'Фильтр OC 90', ['ТО']],
      ['OC 91', 'Фильтр OC 91', []],
      ['OC 92', 'Фильтр OC 92', []],
    ])
  })

  it('keeps each part once and names tags by their titles', async () => {
    const old = {
      items: [
        oldItem('OC 90', { tags: ['1', '9'] }),
        oldItem('oc-90', { brand: 'KNECHT', tags: [] }),
        oldItem('OC 91', { tags: ['2'] }),
      ],
      tags: [
        { id: '1', title: 'ТО' },
        { id: '2', title: 'Зима' },
        { id: '3', title: 'ТО' },
      ],
    }
    const codes: FindCodes = async () => ['00-00000001', null]
    expect(await migrateBookmarks(old, codes)).toEqual({
      version: 1,
      products: [
        {
          id: 'OC 90Knecht',
          partNumber: 'OC 90',
          brand: 'Knecht',
          title: 'Фильтр OC 90',
          code: '00-00000001',
          tags: ['ТО'],
        },
        {
          id: 'OC 91Knecht',
          partNumber: 'OC 91',
          brand: 'Knecht',
          title: 'Фильтр OC 91',
          code: null,
          tags: ['Зима'],
        },
      ],
      tags: ['ТО', 'Зима'],
    })
  })

  it('looks codes up fifty at a time, and goes on without those that cannot be had', async () => {
    const items = Array.from({ length: 120 }, (_, at) => oldItem(`A${at}`))
    const findCodes = vi.fn<FindCodes>(async (pairs) => pairs.map(({ article }) => article))
    findCodes.mockRejectedValueOnce(new Error('no answer'))
    const { products } = await migrateBookmarks({ items, tags: [] }, findCodes)
    expect(findCodes.mock.calls.map(([pairs]) => pairs.length)).toEqual([50, 50, 20])
    expect(products.map(({ code }) => code)).toEqual(
      items.map(({ article }, at) => (at < 50 ? null : article)),
    )
  })
})
