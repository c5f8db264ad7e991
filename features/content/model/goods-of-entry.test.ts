import { expect, it } from 'vitest'
import { goodsOfEntry } from './goods-of-entry'

it.each([
  [{}, null],
  [{ section: '', goods: [] }, null],
  [{ section: 7, goods: 'x' }, null],
  [{ section: 'shiny' }, { section: 'shiny', codes: [] }],
  [{ goods: ['00-00000001'] }, { section: null, codes: ['00-00000001'] }],
])('reads %j', (fields, goods) => {
  expect(goodsOfEntry(fields)).toEqual(goods)
})
