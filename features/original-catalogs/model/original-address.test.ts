import { describe, expect, it } from 'vitest'
import { readUnitAddress, readVehicleAddress, unitHref, vehicleHref } from './original-address'

const SCOPE = { code: 'TA', ssd: 'a.b', vehicleId: '7' }
const queryOf = (href: string) => new URL(href, 'https://shop.test').searchParams

describe('the address of a car', () => {
  it.each([
    [{}, { by: 'car' }],
    [{ group: '5' }, { by: 'group', groupId: '5' }],
    [{ find: 'колодки' }, { by: 'words', words: 'колодки' }],
    [
      { article: '04465', brand: 'Toyota' },
      { by: 'number', article: '04465', brand: 'Toyota' },
    ],
    [{ quick: 'pads' }, { by: 'quick', quick: 'pads' }],
  ])('is read as it was written with %j', (query, listed) => {
    expect(readVehicleAddress(queryOf(vehicleHref(SCOPE, query)))).toEqual({ scope: SCOPE, listed })
  })

  it.each(['code=TA', 'ssd=a', 'code=&ssd=a', `code=TA&ssd=${'x'.repeat(5000)}`, ''])(
    '%s names none',
    (query) => {
      expect(readVehicleAddress(new URLSearchParams(query))).toBeUndefined()
    },
  )
})

describe('the address of a unit', () => {
  it('is read as it was written', () => {
    const unit = { unitIds: ['9'], groupId: '5', marked: { article: '04465' } }
    expect(readUnitAddress(queryOf(unitHref(SCOPE, unit)))).toEqual({
      scope: SCOPE,
      unitIds: ['9'],
      groupId: '5',
      marked: { article: '04465', words: '' },
    })
  })

  it('takes each of several units once, and no more than twenty', () => {
    const read = (...unitIds: string[]) => readUnitAddress(queryOf(unitHref(SCOPE, { unitIds })))?.unitIds
    expect(read('1', '2', '', '1')).toEqual(['1', '2'])
    expect(read(...Array.from({ length: 30 }, (_, at) => `u${at}`))).toHaveLength(20)
  })

  it('may name the group alone, but not nothing', () => {
    expect(readUnitAddress(new URLSearchParams('code=TA&ssd=a&group=5'))?.unitIds).toEqual([])
    expect(readUnitAddress(new URLSearchParams('code=TA&ssd=a'))).toBeUndefined()
  })
})
