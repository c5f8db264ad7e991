import { describe, expect, test, vi } from 'vitest'
import { anna, setUp, startWithoutTraces } from './user-actions-testing'

startWithoutTraces()

describe("a guest's shop", () => {
  test.each([
    ['store=12', 12],
    ['store=99', 29],
    ['store=abc', 29],
    ['store=', 29],
    ['other=12', 29],
  ])('by the cookie %s is %i', async (cookie, expected) => {
    document.cookie = `${cookie}; Path=/`
    const { actions, store } = setUp()
    await actions.refetch()
    expect(store.getState().supplier).toBe(expected)
  })

  test('is not taken from the cookie for who is signed in', () => {
    document.cookie = 'store=8; Path=/'
    const { actions, store } = setUp()
    actions.write(anna)
    expect(store.getState().supplier).toBe(12)
  })

  test('changes here and in the cookie, without a call', async () => {
    const { actions, store, heard } = setUp({}, { status: 'guest' })
    expect(await actions.changeShop(12)).toEqual({ left: [] })
    expect(store.getState().supplier).toBe(12)
    expect(document.cookie).toContain('store=12')
    expect(heard).toEqual([])
  })

  test.each([
    ['the present one', 29],
    ['an unknown one', 99],
  ])('does not change to %s', async (_name, supplierId) => {
    const { actions, store, heard } = setUp({}, { status: 'guest' })
    expect(await actions.changeShop(supplierId)).toBeUndefined()
    expect([store.getState().supplier, document.cookie, heard]).toEqual([29, '', []])
  })
})

describe("a customer's shop", () => {
  const before = { ...anna, status: 'user' as const, supplier: 29 }

  test('changes in the profile, and the lines of the old shop follow before the cart is read anew', async () => {
    const order: string[] = []
    const update = vi.fn(async () => {
      order.push('update')
      return anna
    })
    const moveCart = vi.fn(async () => {
      order.push('cart')
      return ['Свеча зажигания']
    })
    const { actions, store, events, heard } = setUp({ update, moveCart }, before)
    events.on('user-written', () => order.push('written'))
    expect(await actions.changeShop(12)).toEqual({ left: ['Свеча зажигания'] })
    expect(update).toHaveBeenCalledExactlyOnceWith({ supplier: 12 })
    expect(moveCart).toHaveBeenCalledExactlyOnceWith(29, 12)
    expect(order).toEqual(['update', 'cart', 'written'])
    expect(store.getState().supplier).toBe(12)
    expect(document.cookie).not.toContain('store=')
    expect(heard).toEqual(['user-written'])
  })

  test('is known even when the cart could not follow, which is told', async () => {
    const failure = new Error('Корзина недоступна')
    const { actions, store } = setUp(
      { update: async () => anna, moveCart: () => Promise.reject(failure) },
      before,
    )
    await expect(actions.changeShop(12)).rejects.toBe(failure)
    expect(store.getState().supplier).toBe(12)
  })

  test('stays when the update was dropped', async () => {
    const { actions, store } = setUp({ update: async () => undefined }, before)
    expect(await actions.changeShop(12)).toBeUndefined()
    expect(store.getState().supplier).toBe(29)
  })
})
