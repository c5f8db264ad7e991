import { describe, expect, it } from 'vitest'
import { demoGeocoder } from './demo-geocoder'

const addresses = async (query: string) => (await demoGeocoder.suggest(query)).map(({ address }) => address)

describe('addresses as they are typed', () => {
  it.each([
    ['арб', ['Москва, улица Арбат']],
    ['Арбат 10', ['Москва, улица Арбат, 10']],
    ['москва, ул. Арбат, д. 10', ['Москва, улица Арбат, 10']],
    ['щелковское ш 5', ['Москва, Щёлковское шоссе, 5']],
    ['арбат 400', ['Москва, улица Арбат, 57']],
    ['Невский проспект', []],
    ['  ', []],
  ])('%j', async (query, expected) => {
    expect(await addresses(query)).toEqual(expected)
  })

  it('offers a handful where many fit', async () => {
    expect(await addresses('шоссе')).toHaveLength(6)
  })
})

describe('addresses of points', () => {
  it('a house found by its address is found again by its place', async () => {
    const [place] = await demoGeocoder.suggest('Варшавское шоссе 170')
    expect(place && (await demoGeocoder.addressAt(place.coordinates))?.address).toBe(place?.address)
  })

  it('a point beside a street keeps its own coordinates', async () => {
    const place = await demoGeocoder.addressAt([55.7501234, 37.5931234])
    expect(place).toEqual({ address: 'Москва, улица Арбат, 26', coordinates: [55.75012, 37.59312] })
  })

  it('far from the city there is nothing', async () => {
    expect(await demoGeocoder.addressAt([59.93, 30.33])).toBeNull()
  })
})
