import { expect, it, vi } from 'vitest'
import { userCar, userRecord } from '@/lib/gateway/contracts/accounts/user-shapes'
import type { TabChannel } from '@/lib/tabs/channel'
import { createTestStores, CUSTOMER } from '@/tests/render-in-shop'
import { createGarageActions, type GarageMessage } from './garage-actions'
import { garageCalls, type GarageCalls } from './garage-calls'

const LADA = userCar.parse({ vin: 'XTA210990Y1234567', title: 'Лада' })
const GOLF = userCar.parse({ vin: 'WVWZZZ1JZ3W386752' })
const ANNA = { ...CUSTOMER, externalId: 'anna', cars: [LADA] }

function setUp(calls: Partial<GarageCalls> = {}) {
  const { user, userActions } = createTestStores({ user: ANNA })
  const posted: GarageMessage[] = []
  let hear = (_message: GarageMessage) => {}
  const channel: TabChannel<GarageMessage> = {
    post: (message) => void posted.push(message),
    subscribe: (listener) => {
      hear = listener
      return () => {}
    },
    close: () => {},
  }
  const garage = createGarageActions({
    user,
    userActions,
    calls: async () => ({ ...garageCalls, ...calls }),
    open: () => channel,
  })
  garage.follow()
  return { garage, user, posted, hear: (message: GarageMessage) => hear(message) }
}

const anna = (cars: (typeof LADA)[]) => userRecord.parse({ isAuthorized: true, externalId: 'anna', cars })

it.each(['add', 'change', 'remove'] as const)(
  'after %s the cars are those that came back, also for the other tabs',
  async (verb) => {
    const answer = vi.fn().mockResolvedValue(anna([GOLF]))
    const { garage, user, posted } = setUp({ [verb]: answer })
    await (verb === 'remove' ? garage.remove(LADA.vin) : garage[verb]({ vin: GOLF.vin }))
    expect(user.getState().cars).toEqual([GOLF])
    expect(posted).toEqual([{ userId: 'anna', cars: [GOLF] }])
  },
)

it('a refusal changes nothing and is thrown', async () => {
  const { garage, user, posted } = setUp({ add: vi.fn().mockRejectedValue(new Error('taken')) })
  await expect(garage.add({ vin: GOLF.vin })).rejects.toThrow('taken')
  expect(user.getState().cars).toEqual([LADA])
  expect(posted).toEqual([])
})

it('takes over what another tab of the same person did, and of nobody else', async () => {
  const { user, hear } = setUp()
  hear({ userId: 'boris', cars: [] })
  expect(user.getState().cars).toEqual([LADA])
  hear({ userId: 'anna', cars: [LADA, GOLF] })
  await vi.waitFor(() => expect(user.getState().cars).toEqual([LADA, GOLF]))
})
