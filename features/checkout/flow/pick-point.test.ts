import { describe, expect, it } from 'vitest'
import type { Coordinates } from '@/stores/checkout/checkout-state'
import type { Geocoder } from '../geocoder/geocoder'
import { openFlow } from './flow-testing'
import { pickPoint } from './pick-point'

const ARBAT: Coordinates = [55.75, 37.59]
const TVERSKAYA: Coordinates = [55.76, 37.61]

async function open(addressAt: Geocoder['addressAt']) {
  const { flow, store } = openFlow()
  await flow.start()
  flow.changeReceipt({
    isPickup: false,
    deliveryAddress: 'Москва, улица Покровка, 1',
    deliveryCoords: [55.7, 37.6],
  })
  const geocoder = { suggest: async () => [], addressAt }
  return {
    pick: (point: Coordinates) => pickPoint({ store, flow, geocoder }, point),
    place: () => {
      const { deliveryAddress, deliveryCoords } = store.getState().receiptStep
      return { deliveryAddress, deliveryCoords }
    },
  }
}

describe('a point on the map', () => {
  it('brings its own address', async () => {
    const { pick, place } = await open(async (coordinates) => ({ address: 'Арбат, 10', coordinates }))
    await pick(ARBAT)
    expect(place()).toEqual({ deliveryAddress: 'Арбат, 10', deliveryCoords: ARBAT })
  })

  it.each<[string, Geocoder['addressAt']]>([
    ['is unknown', async () => null],
    ['cannot be asked for', () => Promise.reject(new Error('down'))],
  ])('never keeps the former address when its own %s', async (_, addressAt) => {
    const { pick, place } = await open(addressAt)
    await pick(ARBAT)
    expect(place()).toEqual({ deliveryAddress: 'Точка на карте: 55.75,37.59', deliveryCoords: ARBAT })
  })

  it('does not get the address of an earlier point that answers late', async () => {
    let answerFirst = () => {}
    const { pick, place } = await open(async (coordinates) => {
      if (coordinates === ARBAT) await new Promise<void>((resolve) => (answerFirst = resolve))
      return { address: coordinates === ARBAT ? 'Арбат, 10' : 'Тверская, 5', coordinates }
    })
    const first = pick(ARBAT)
    await pick(TVERSKAYA)
    answerFirst()
    await first
    expect(place()).toEqual({ deliveryAddress: 'Тверская, 5', deliveryCoords: TVERSKAYA })
  })
})
