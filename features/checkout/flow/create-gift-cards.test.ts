import { expect, it, vi } from 'vitest'
import { openFlow } from './flow-testing'

it('a card that pays nothing is refused without saying that it is empty: its term may be over', async () => {
  const { flow, state } = openFlow({
    calls: { giftCard: vi.fn(async () => ({ lastFour: 'GIFT', balance: 0 })) },
  })
  await flow.start()
  expect(await flow.addGiftCard('DEMO')).toBe(
    'Этой картой заплатить нельзя: она потрачена или её срок истёк.',
  )
  expect(state().giftCards).toEqual([])
})
