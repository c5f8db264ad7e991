import { expect, it, test } from 'vitest'
import { hrefs } from '@/lib/routing/hrefs'
import { COMPARED_IN_ALL } from '@/stores/compare/compared'
import { codesOfAddress } from './compared-codes'

test.each([
  [null, undefined],
  ['', undefined],
  ['...', undefined],
  ['00-10000003', { codes: ['00-10000003'], unknown: 0 }],
  ['00-10000003.00-10000004.00-10000003', { codes: ['00-10000003', '00-10000004'], unknown: 0 }],
  ['00-10000003.knecht_oc-90.<script>', { codes: ['00-10000003'], unknown: 2 }],
  ['x', { codes: [], unknown: 1 }],
])('ids=%s names %j', (ids, named) => {
  expect(codesOfAddress(ids)).toEqual(named)
})

it('reads what the link of a comparison says, as far as it shows', () => {
  const codes = Array.from({ length: COMPARED_IN_ALL + 3 }, (_, at) => `00-${10_000_000 + at}`)
  const ids = new URL(hrefs.compareOf(codes), 'https://shop.example').searchParams.get('ids')
  expect(codesOfAddress(ids)).toEqual({ codes: codes.slice(0, COMPARED_IN_ALL), unknown: 3 })
})
