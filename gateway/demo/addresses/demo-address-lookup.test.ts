import { describe, expect, it } from 'vitest'
import { AREAS, STREETS } from '@/gateway/demo/addresses/address-list'
import { demoAddressLookup } from '@/gateway/demo/addresses/demo-address-lookup'

const values = async (query: string, count = 6) =>
  (await demoAddressLookup.suggest(query, count)).map(({ value }) => value)

describe('the list', () => {
  it('holds thousands of streets of Moscow and of the towns around it, each once', () => {
    const inMoscow = STREETS.filter(({ area }) => area.isMoscow)
    expect(inMoscow.length).toBeGreaterThan(2000)
    expect(STREETS.length - inMoscow.length).toBeGreaterThan(1500)
    expect(AREAS.filter(({ isMoscow }) => !isMoscow).length).toBeGreaterThanOrEqual(60)
    expect(new Set(STREETS.map(({ area, name }) => `${area.prefix}, ${name}`)).size).toBe(STREETS.length)
  })

  it('lies where its towns do, and has no name that was written wrong', () => {
    const lost = STREETS.filter(({ area: { prefix }, at: [latitude, longitude] }) => {
      if (!prefix.startsWith('Моск')) return false
      return latitude < 54.2 || latitude > 57 || longitude < 35 || longitude > 40.3
    })
    expect(lost).toEqual([])
    expect(STREETS.filter(({ name }) => !/^[\dА-ЯЁа-яё -]+$/.test(name)).map(({ name }) => name)).toEqual([])
  })
})

describe('addresses as they are typed', () => {
  it.each([
    ['Арбат 10', 'Москва, улица Арбат, 10'],
    ['москва, ул. Арбат, д. 10', 'Москва, улица Арбат, 10'],
    ['щелковское ш 5', 'Москва, Щёлковское шоссе, 5'],
    ['тверская улица 7', 'Москва, Тверская улица, 7'],
    ['профсоюзная 12 к 2', 'Москва, Профсоюзная улица, 12к2'],
    ['1905 года 4', 'Москва, улица 1905 года, 4'],
    ['зачатьевский 1-й', 'Москва, 1-й Зачатьевский переулок'],
    ['Московская область, Балашиха, Советская улица, 5', 'Московская область, Балашиха, Советская улица, 5'],
    ['мытищи юбилейная 3', 'Московская область, Мытищи, Юбилейная улица, 3'],
    ['подольск', 'Московская область, Подольск'],
    ['казань баумана 15', 'Казань, улица Баумана, 15'],
    ['г. Новосибирск, Красный проспект, д. 1', 'Новосибирск, Красный проспект, 1'],
    ['ярославль', 'Ярославль'],
    ['ленинский пр-т 30 кв 5', 'Москва, Ленинский проспект, 30'],
    ['арбат 10, подъезд 2, этаж 3', 'Москва, улица Арбат, 10'],
    ['варшавское шосе 125', 'Москва, Варшавское шоссе, 125'],
    ['юбилейная 3 мытищи', 'Московская область, Мытищи, Юбилейная улица, 3'],
  ])('%s', async (query, expected) => {
    expect(await values(query)).toContain(expected)
  })

  it.each(['Дерибасовская улица 1', '  ', 'Рублёвское шоссе 999', 'ыва'])('nothing for %j', async (query) => {
    expect(await values(query)).toEqual([])
  })

  it('offers the street before the square of the same name', async () => {
    expect((await values('тверская 7'))[0]).toBe('Москва, Тверская улица, 7')
  })

  it('tells a house, which has a place, from a street, and offers as many as are asked for', async () => {
    const [street] = await demoAddressLookup.suggest('улица арбат', 1)
    const [house] = await demoAddressLookup.suggest('улица арбат 10', 1)
    expect([street?.house, house?.house]).toEqual([null, '10'])
    expect(await values('шоссе', 4)).toHaveLength(4)
  })
})

describe('points', () => {
  it('a house found by its address is found again by its place', async () => {
    const [place] = await demoAddressLookup.suggest('Варшавское шоссе 170', 1)
    expect((await demoAddressLookup.at(place?.coordinates ?? [0, 0]))?.value).toBe(place?.value)
  })

  it('a point beside a street keeps its own coordinates', async () => {
    const value = { value: 'Москва, улица Арбат, 26', house: '26', coordinates: [55.75012, 37.59312] }
    expect(await demoAddressLookup.at([55.7501234, 37.5931234])).toEqual(value)
  })

  it('a point in a town is in that town, and far from all there is nothing', async () => {
    expect(await demoAddressLookup.at([55.43, 37.54])).toMatchObject({
      value: 'Московская область, Подольск',
      house: null,
    })
    expect(await demoAddressLookup.at([61.25, 73.4])).toBeNull()
  })
})
