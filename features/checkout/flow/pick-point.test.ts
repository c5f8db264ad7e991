import { describe, expect, it } from 'vitest'
import type { Coordinates } from '@/stores/checkout/checkout-state'
import type { AddressSuggestion, Geocoder } from '../geocoder/geocoder'
import { openFlow } from './flow-testing'
import { pickPoint } from './pick-point'

const ARBAT: Coordinates = [55.75, 37.59]
const TVERSKAYA: Coordinates = [55.76, 37.61]

const POKROVKA = { address: 'Москва, улица Покровка, 1', coordinates: [55.7, 37.6] as Coordinates }

async function open(
  addressAt: Geocoder['addressAt'],
  {
    former = POKROVKA,
    suggested = [POKROVKA],
  }: { former?: AddressSuggestion; suggested?: AddressSuggestion[] } = {},
) {
  const { flow, store } = openFlow()
  await flow.start()
  flow.changeReceipt({
    isPickup: false,
    deliveryAddress: former.address,
    deliveryCoords: former.coordinates,
  })
  const geocoder = { suggest: async () => suggested, addressAt }
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
    expect(place()).toEqual({ deliveryAddress: 'Точка на карте: 55.75, 37.59', deliveryCoords: ARBAT })
  })

  it.each([
    ['comes', null],
    ['is moved', TVERSKAYA],
  ])('leaves what was typed where no service places it when the point %s', async (_, coordinates) => {
    const former = { address: 'Тверь, Советская, 10', coordinates }
    const { pick, place } = await open(async () => null, { former, suggested: [] })
    await pick(ARBAT)
    expect(place()).toEqual({ deliveryAddress: former.address, deliveryCoords: ARBAT })
  })

  it.each(['', 'Тверь, Советская', 'Точка на карте: 55.76, 37.61'])(
    'is its own name after «%s», which is no house',
    async (address) => {
      const { pick, place } = await open(async () => null, {
        former: { address, coordinates: null },
        suggested: [],
      })
      await pick([55.123456789, 37.59])
      expect(place().deliveryAddress).toBe('Точка на карте: 55.12346, 37.59')
    },
  )

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
