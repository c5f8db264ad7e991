import { expect, it } from 'vitest'
import { withId, withoutId } from '@/gateway/db/id-list'

const listOf = (...ids: number[]) =>
  Buffer.concat(ids.map((id) => Buffer.from(Int32Array.of(id).buffer).swap32()))

it.each([
  [[], 7, [7]],
  [[3, 9], 7, [3, 7, 9]],
  [[3, 9], 70_000, [3, 9, 70_000]],
  [[3, 9], 3, [3, 9]],
])('%j with %i is %j', (before, id, after) => {
  expect(withId(listOf(...before), id)).toEqual(listOf(...after))
})

it.each([
  [[3, 7, 9], 7, [3, 9]],
  [[7], 7, []],
  [[3, 9], 7, [3, 9]],
])('%j without %i is %j', (before, id, after) => {
  expect(withoutId(listOf(...before), id)).toEqual(listOf(...after))
})
