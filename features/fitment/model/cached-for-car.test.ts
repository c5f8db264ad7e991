import { expect, it } from 'vitest'
import type { Bookmark } from '@/stores/bookmarks/bookmarks'
import type { Verdict } from './fitment-batcher'
import { cachedForCar } from './cached-for-car'

const bookmark = (partNumber: string): Bookmark => ({
  id: `${partNumber}TRW`,
  partNumber,
  brand: 'TRW',
  title: 'Колодки',
  code: null,
  tags: [],
})

it('what fits goes before what is to be checked, the rest is left out', async () => {
  const verdicts: Record<string, Verdict['verdict']> = { a: 'check', b: 'unfit', c: 'fits', d: 'any' }
  const stored = await cachedForCar(['a', 'b', 'c', 'd'].map(bookmark), (parts) =>
    Promise.resolve(parts.map(({ article }) => ({ verdict: verdicts[article] ?? 'any', reason: null }))),
  )
  expect(stored.map(({ bookmark: { partNumber } }) => partNumber)).toEqual(['c', 'a'])
})
