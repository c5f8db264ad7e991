import { describe, expect, it } from 'vitest'
import { StartRefusedError } from '@/gateway/core/errors/start-refused-error'
import { missingServices, shopKindOf } from '@/gateway/services/shop-kind/shop-kind'

describe('shopKindOf', () => {
  it.each([
    [{ isFilledByDemo: true, realSettings: [] }, 'demo'],
    [{ isFilledByDemo: false, realSettings: [] }, 'own'],
    [{ isFilledByDemo: false, realSettings: ['MESSENGER_URL'] }, 'own'],
  ] as const)('%j is the shop of kind %s', (facts, expected) => {
    expect(shopKindOf(facts)).toBe(expected)
  })

  it('refuses a database of the demo shop beside anything real, by its name', () => {
    const mixed = () => shopKindOf({ isFilledByDemo: true, realSettings: ['MESSENGER_URL', 'SITE_URL'] })
    expect(mixed).toThrow(StartRefusedError)
    expect(mixed).toThrow(/take away MESSENGER_URL, SITE_URL$/)
  })
})

describe('missingServices', () => {
  it('names what an owner has not set, and what that costs', () => {
    const line = missingServices({
      httpPayments: undefined,
      messengerUrl: 'x',
      dadata: undefined,
      siteUrl: 'x',
    })
    expect(line).toBe(
      'not set: PAYMENTS_URL (paying online is not offered), DADATA_API_KEY (addresses and companies are not suggested)',
    )
  })

  it('says nothing of a shop that has all', () => {
    expect(missingServices({ httpPayments: {}, messengerUrl: 'x', dadata: {}, siteUrl: 'x' })).toBeUndefined()
  })
})
