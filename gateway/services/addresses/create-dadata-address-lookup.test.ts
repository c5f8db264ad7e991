import { expect, it, vi } from 'vitest'
import { createDadataAddressLookup } from '@/gateway/services/addresses/create-dadata-address-lookup'

const ANSWER = {
  suggestions: [
    {
      value: 'г Москва, ул Арбат, д 10',
      unrestricted_value: '119019, г Москва, ул Арбат, д 10',
      data: { house: '10', geo_lat: '55.7494733', geo_lon: '37.591', fias_level: '8' },
    },
    { value: 'г Москва, ул Арбат', data: { house: null, geo_lat: null, geo_lon: null } },
  ],
}

function open(answer: () => Promise<Response>) {
  const fetch = vi.fn<typeof globalThis.fetch>(answer)
  return {
    fetch,
    book: createDadataAddressLookup({ url: 'https://dadata.test/rs', apiKey: 'secret', fetch }),
  }
}

it('asks with the key and reads places, of which a street has none', async () => {
  const { book, fetch } = open(async () => Response.json(ANSWER))
  expect(await book.suggest('арбат 10', 6)).toEqual([
    { value: 'г Москва, ул Арбат, д 10', house: '10', coordinates: [55.7494733, 37.591] },
    { value: 'г Москва, ул Арбат', house: null, coordinates: null },
  ])
  const [address, init] = fetch.mock.calls[0] ?? []
  expect(address).toBe('https://dadata.test/rs/suggest/address')
  expect(init).toMatchObject({
    method: 'POST',
    headers: { authorization: 'Token secret' },
    body: JSON.stringify({ query: 'арбат 10', count: 6 }),
  })
})

it('finds the nearest house of a point, or none', async () => {
  const { book, fetch } = open(async () => Response.json(ANSWER))
  expect(await book.at([55.75, 37.59])).toMatchObject({ house: '10' })
  expect(fetch.mock.calls[0]?.[0]).toBe('https://dadata.test/rs/geolocate/address')
  expect(fetch.mock.calls[0]?.[1]?.body).toBe(
    JSON.stringify({ lat: 55.75, lon: 37.59, count: 1, radius_meters: 100 }),
  )
  expect(await open(async () => Response.json({ suggestions: [] })).book.at([0, 0])).toBeNull()
})

it.each([
  ['refuses', async () => new Response('', { status: 403 })],
  ['answers rubbish', async () => Response.json({ hello: 1 })],
  ['answers no JSON', async () => new Response('<html>')],
  ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
])('a service that %s is one that is not available', async (_, answer) => {
  await expect(open(answer).book.suggest('арбат', 6)).rejects.toMatchObject({ kind: 'unavailable' })
})

it('a service that refuses what one visitor has asked is asked by the others', async () => {
  const { book, fetch } = open(async () => new Response('', { status: 400 }))
  for (let turn = 0; turn < 6; turn += 1)
    await expect(book.suggest('арбат', 6)).rejects.toMatchObject({ kind: 'unavailable' })
  fetch.mockResolvedValue(Response.json(ANSWER))
  expect(await book.suggest('арбат', 6)).toHaveLength(2)
})

it('a service that goes on failing is left alone for a quarter of a minute', async () => {
  let time = 0
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response('', { status: 500 }))
  const book = createDadataAddressLookup({
    url: 'https://dadata.test/rs',
    apiKey: 'secret',
    fetch,
    now: () => time,
  })
  const call = () => expect(book.suggest('арбат', 6)).rejects.toMatchObject({ kind: 'unavailable' })
  for (let turn = 0; turn < 20; turn += 1) await call()
  expect(fetch).toHaveBeenCalledTimes(5)
  time = 15_000
  fetch.mockResolvedValue(Response.json(ANSWER))
  expect(await book.suggest('арбат', 6)).toHaveLength(2)
})
