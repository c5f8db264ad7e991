import { beforeEach, describe, expect, test, vi } from 'vitest'
import { globSync, readFileSync } from 'node:fs'
import { joinLoyalty, takePromoCode } from '@/features/loyalty/api/club-writes'
import { writeReview } from '@/features/reviews/api/review-writes'
import * as loyalty from '@/lib/gateway/contracts/accounts/loyalty'
import * as passport from '@/lib/gateway/contracts/accounts/passport'
import { setStorage } from '@/lib/gateway/contracts/accounts/storage'
import { createCar } from '@/lib/gateway/contracts/catalog/cars'
import { addToCart } from '@/lib/gateway/contracts/orders/cart'
import { createReview } from '@/lib/gateway/contracts/site/reviews'
import type { Operation } from '@/lib/gateway/operation'
import { createBookmarkCalls } from '@/stores/bookmarks/bookmark-calls'
import { createCartCalls } from '@/stores/cart/cart-calls'
import { garageCalls } from '@/stores/garage/garage-calls'
import { userOperations } from '@/stores/user/user-operations'
import { notifying } from '@/tests/msw/faults'
import { GATEWAY_ORIGIN } from '@/tests/msw/gateway-server'
import { server, shown } from './browser-gateway'

vi.mock('@/lib/visitor/visitor-id', () => ({ visitorId: () => undefined }))
vi.mock('@/lib/marketing/marketing-device-id', () => ({ marketingDeviceId: () => undefined }))

beforeEach(() => void vi.stubGlobal('window', { location: { origin: GATEWAY_ORIGIN } }))

type Case = [what: string, operation: Operation, send: () => Promise<unknown>]

const REVIEW = { review: { rating: 4, text: 'Держит' }, media: [] } as unknown as Parameters<
  typeof writeReview
>[2]

async function outcome(call: Promise<unknown>): Promise<unknown> {
  return call.catch(() => 'failed')
}

describe('a notification of the gateway', () => {
  test.each<Case>([
    ['signing in', passport.login, () => userOperations.login({ email: 'a@b.ru', password: 'x' })],
    ['a change of the profile', passport.updateProfile, () => userOperations.update({ name: 'Анна' })],
    ['registering', passport.createProfile, () => userOperations.register({} as never)],
    ['recovering', passport.recoverProfile, () => userOperations.recover({} as never)],
    ['a promo code', loyalty.applyPromoCode, () => takePromoCode('ЛЕТО')],
    ['joining the club', loyalty.createBonusCard, () => joinLoyalty()],
  ])('is left to the screen of %s', async (_what, operation, send) => {
    server.use(notifying(operation, { text: 'Позже' }))
    expect(await outcome(send())).toBe('failed')
    expect(shown.notify).not.toHaveBeenCalled()
  })

  test.each<Case>([
    ['the cart', addToCart, () => createCartCalls().add([], 29)],
    ['bookmarks', setStorage, () => createBookmarkCalls().save('{}')],
    ['the garage', createCar, () => garageCalls.add({ vin: 'XTA210990Y1234567' })],
    ['a review', createReview, () => writeReview('00-00000001', 'key', REVIEW)],
    ['letters', passport.subscribe, () => userOperations.subscribe()],
  ])('is shown about %s', async (_what, operation, send) => {
    server.use(notifying(operation, { text: 'Позже' }))
    await outcome(send())
    expect(shown.notify).toHaveBeenCalledExactlyOnceWith({ kind: 'info', title: 'Позже' })
  })

  test('is suppressed by nothing else', () => {
    const files = globSync('{app,components,features,lib,stores}/**/*.{ts,tsx}')
    const own = files.filter((file) => readFileSync(file, 'utf8').includes('suppressesNotices: true'))
    expect(own.toSorted()).toEqual(['features/loyalty/api/club-writes.ts', 'stores/user/user-operations.ts'])
  })
})
