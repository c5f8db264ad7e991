import { expect, it } from 'vitest'
import { createPictureFetcher } from './fetch-picture'

type Reply = { statusCode?: number; location?: string; body?: readonly Uint8Array[] }

/** Answers by address, and notes which were asked. */
function fetcherOf(replies: Readonly<Record<string, Reply>>) {
  const requested: string[] = []
  const fetchPicture = createPictureFetcher(async (url) => {
    requested.push(url.href)
    const { statusCode = 200, location, body = [] } = replies[url.href] ?? { statusCode: 404 }
    return {
      statusCode,
      headers: { location },
      body: (async function* () {
        for (const chunk of body) yield chunk
      })(),
    }
  })
  return { fetchPicture, requested }
}

const PICTURE = new Uint8Array([1, 2, 3])

it('follows redirects within the public network', async () => {
  const { fetchPicture, requested } = fetcherOf({
    'https://shop.example/a.jpg': { statusCode: 301, location: '/b.jpg' },
    'https://shop.example/b.jpg': { body: [PICTURE, PICTURE] },
  })
  expect(await fetchPicture('https://shop.example/a.jpg')).toEqual({ data: Buffer.from([1, 2, 3, 1, 2, 3]) })
  expect(requested).toEqual(['https://shop.example/a.jpg', 'https://shop.example/b.jpg'])
})

it.each([
  'http://shop.example/a.jpg',
  'https://127.0.0.1/a.jpg',
  'https://[::1]/a.jpg',
  'https://169.254.169.254/latest/meta-data',
  'https://2130706433/a.jpg',
  'https://0x7f.1/a.jpg',
  'https://shop.example:8443/a.jpg',
  'https://user:word@shop.example/a.jpg',
  'file:///etc/passwd',
  'data:image/png;base64,AA',
  'https://',
])('asks nobody for %s', async (address) => {
  const { fetchPicture, requested } = fetcherOf({})
  expect(await fetchPicture(address)).toHaveProperty('reason')
  expect(requested).toEqual([])
})

it.each(['https://10.0.0.1/a.jpg', 'http://shop.example/a.jpg', 'file:///etc/passwd'])(
  'is not led to %s by a redirect',
  async (location) => {
    const { fetchPicture, requested } = fetcherOf({
      'https://shop.example/a.jpg': { statusCode: 302, location },
    })
    expect(await fetchPicture('https://shop.example/a.jpg')).toHaveProperty('reason')
    expect(requested).toEqual(['https://shop.example/a.jpg'])
  },
)

it('gives up what leads in circles, is missing, or is too large', async () => {
  const mebibyte = new Uint8Array(1_048_576)
  const { fetchPicture } = fetcherOf({
    'https://shop.example/round.jpg': { statusCode: 302, location: 'https://shop.example/round.jpg' },
    'https://shop.example/large.jpg': { body: Array.from({ length: 21 }, () => mebibyte) },
  })
  const reasonOf = async (name: string) => {
    const found = await fetchPicture(`https://shop.example/${name}`)
    return 'reason' in found ? found.reason : ''
  }
  expect(await reasonOf('round.jpg')).toContain('слишком много перенаправлений')
  expect(await reasonOf('gone.jpg')).toContain('кодом 404')
  expect(await reasonOf('large.jpg')).toContain('больше 20 МБ')
})

it('does not connect where a name leads into the own network', async () => {
  const found = await createPictureFetcher()('https://localhost/a.jpg')
  expect(found).toEqual({ reason: 'https://localhost/a.jpg: адрес внутренней сети' })
})
