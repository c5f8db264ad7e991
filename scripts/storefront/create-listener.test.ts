import { createHash } from 'node:crypto'
import http from 'node:http'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { type Answer, openShop, PAGE, page, storePage } from './testing'

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
const HASH = hashOf('a()')

function scriptSources(answer: Response): string | undefined {
  return answer.headers.get('content-security-policy')?.match(/script-src ([^;]*)/)?.[1]
}

const answers: [string, Answer][] = [
  ['a page', page],
  [
    'a missing page',
    (request, response) => {
      response.statusCode = 404
      page(request, response)
    },
  ],
  [
    'a page that failed',
    (_request, response) => {
      response.writeHead(500, { 'content-type': 'text/html' })
      response.end(PAGE)
    },
  ],
  [
    'a file',
    (_request, response) => {
      response.setHeader('content-type', 'text/javascript')
      response.end('a()')
    },
  ],
  [
    'a redirect',
    (_request, response) => {
      response.writeHead(301, ['location', '/'])
      response.end()
    },
  ],
]

describe.each(answers)('%s', (_name, askNext) => {
  test.each([
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['x-frame-options', 'SAMEORIGIN'],
    ['permissions-policy', expect.stringContaining('camera=()')],
    ['cross-origin-opener-policy', 'same-origin'],
    ['content-security-policy', expect.stringContaining("frame-ancestors 'self'")],
    ['x-request-id', expect.stringMatching(/^[\w-]+$/)],
  ])('carries %s', async (name, value) => {
    const shop = await openShop({ askNext })
    const answer = await fetch(`${shop}/shops`, { redirect: 'manual' })
    expect(answer.headers.get(name)).toEqual(value)
  })
})

test('the health answer and a stored page carry the headers too', async () => {
  storePage('/stored', PAGE)
  const shop = await openShop({ askNext: (_request, response) => response.end('from Next') })
  for (const path of ['/health', '/stored']) {
    const answer = await fetch(shop + path)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-security-policy')).toContain("object-src 'none'")
    expect(await answer.text()).not.toBe('from Next')
  }
})

describe('inline scripts', () => {
  test('of a stored page come as one', async () => {
    storePage('/stored', '<script>a()</script><script>b()</script>')
    const answer = await fetch(`${await openShop()}/stored`)
    expect(await answer.text()).toBe('<script>a();b()</script>')
    expect(scriptSources(answer)).toBe(`'self' ${hashOf('a();b()')}`)
  })

  test('of a stored page are allowed by their hashes, on its confirmation too', async () => {
    storePage('/stored', PAGE)
    const shop = await openShop()
    const first = await fetch(`${shop}/stored`)
    expect(scriptSources(first)).toBe(`'self' ${HASH}`)
    const etag = first.headers.get('etag') ?? ''
    const second = await fetch(`${shop}/stored`, { headers: { 'if-none-match': etag } })
    expect([second.status, scriptSources(second)]).toEqual([304, `'self' ${HASH}`])
  })

  test.each<[string, Answer]>([
    ['at once', page],
    [
      'in pieces',
      (_request, response) => {
        response.setHeader('content-type', 'text/html')
        response.flushHeaders()
        for (const piece of PAGE.match(/.{1,7}/g) ?? []) response.write(piece)
        response.end()
      },
    ],
    [
      'compressed',
      (_request, response) => {
        response.setHeader('content-encoding', 'gzip')
        response.setHeader('content-type', 'text/html')
        const body = gzipSync(PAGE)
        response.write(body.subarray(0, 9))
        response.end(body.subarray(9))
      },
    ],
  ])('of a page that Next sends %s are allowed, and the page arrives whole', async (_name, askNext) => {
    const answer = await fetch(`${await openShop({ askNext })}/shops`)
    expect(scriptSources(answer)).toBe(`'self' ${HASH}`)
    expect(await answer.text()).toBe(PAGE)
  })

  test('are left as they are when Next confirms a page that the browser keeps', async () => {
    const shop = await openShop({
      askNext: (_request, response) => {
        response.statusCode = 304
        response.end()
      },
    })
    const answer = await fetch(`${shop}/shops`)
    expect([answer.status, answer.headers.get('content-security-policy')]).toEqual([304, null])
  })

  test('are not allowed where there are none', async () => {
    const shop = await openShop({
      askNext: (_request, response) => {
        response.setHeader('content-type', 'text/x-component')
        response.write('1:')
        response.end('2')
      },
    })
    const answer = await fetch(`${shop}/shops`)
    expect([scriptSources(answer), await answer.text()]).toEqual(["'self'", '1:2'])
  })
})

test('Next is told that an answer is under way, though it is held back, and the headers still come', async () => {
  const told: boolean[] = []
  const shop = await openShop({
    askNext: (_request, response) => {
      const setHeader = response.setHeader.bind(response)
      response.setHeader = (...header) => (response.headersSent ? response : setHeader(...header))
      told.push(response.headersSent)
      response.setHeader('content-type', 'text/html')
      response.write('<p>')
      told.push(response.headersSent)
      response.end()
    },
  })
  const answer = await fetch(`${shop}/shops`)
  expect([scriptSources(answer), await answer.text()]).toEqual(["'self'", '<p>'])
  expect(told).toEqual([false, true])
})

test.each([
  ['http, unknown', 'http://shop.example', {}, null],
  ['https in front', 'http://shop.example', { 'x-forwarded-proto': 'https' }, 'max-age=31536000'],
  ['an https address', 'https://shop.example', {}, 'max-age=31536000'],
])('asks browsers to stay on https: %s', async (_name, origin, headers, expected) => {
  const shop = await openShop({ origin })
  for (const path of ['/shops', '/gw/x', '/redirect?url=/shops']) {
    const answer = await fetch(shop + path, { headers, redirect: 'manual' })
    expect(answer.headers.get('strict-transport-security')).toBe(expected)
  }
})

test("the gateway's own headers win, and it gets what it left out", async () => {
  const shop = await openShop({
    askGateway: (_request, response) => {
      response.writeHead(444, {
        'referrer-policy': 'no-referrer',
        'content-security-policy': "default-src 'none'",
      })
      response.end()
    },
  })
  const { headers } = await fetch(`${shop}/gw/x`)
  expect(headers.get('content-security-policy')).toBe("default-src 'none'")
  expect(headers.get('referrer-policy')).toBe('no-referrer')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test('a failure is kept out of shared caches', async () => {
  const shop = await openShop({
    askNext: (_request, response) => {
      response.statusCode = 500
      response.setHeader('cache-control', 's-maxage=60')
      response.end('x')
    },
  })
  expect((await fetch(`${shop}/shops`)).headers.get('cache-control')).toBe('no-store')
})

test('an address that cannot be read is an unknown one', async () => {
  const asked: (string | undefined)[] = []
  const shop = await openShop({
    askNext: (request, response) => {
      asked.push(request.url)
      response.end()
    },
  })
  await fetch(`${shop}/%zz`)
  expect(asked).toEqual(['/unreadable-address'])
})

test('a stored page is the same bytes for a guest and for a customer', async () => {
  storePage('/stored', PAGE)
  const shop = await openShop()
  const visits = ['', 'arus_user=1; arus_session=abc; store=12'].map(async (cookie) => {
    const answer = await fetch(`${shop}/stored`, { headers: { cookie } })
    return [await answer.text(), answer.headers.get('etag'), answer.headers.get('set-cookie')]
  })
  const [guest, customer] = await Promise.all(visits)
  expect(guest).toEqual([PAGE, expect.any(String), null])
  expect(customer).toEqual(guest)
})

test.each([
  ['/account', 'private, no-cache'],
  ['/account/orders?page=2', 'private, no-cache'],
  ['/stored', 's-maxage=60, stale-while-revalidate=0'],
  ['/accounting', 'public'],
])('%s goes to shared caches as %s says', async (path, expected) => {
  storePage('/stored', PAGE)
  storePage('/account', PAGE)
  const shop = await openShop({
    askNext: (_request, response) => {
      response.setHeader('cache-control', 'public')
      response.end(PAGE)
    },
  })
  expect((await fetch(shop + path)).headers.get('cache-control')).toBe(expected)
})

test.each([
  ['/redirect?url=/shops', 302, '/shops', undefined],
  ['/redirect?url=https://evil.example/', 200, null, '/redirect/~aHR0cHM6Ly9ldmlsLmV4YW1wbGUv'],
])('%s is answered with %i', async (path, status, location, asked) => {
  let url: string | undefined
  const shop = await openShop({
    askNext: (request, response) => {
      url = request.url
      response.end()
    },
  })
  const answer = await fetch(shop + path, { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location'), url]).toEqual([status, location, asked])
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'")
})

test.each([
  ['GET', 'http://evil.example/shops/', 400],
  ['GET', '*', 400],
  ['OPTIONS', '*', 400],
  ['TRACE', '/account', 405],
  ['GET', '//shops', 200],
])('%s %s is answered with %i', async (method, path, expected) => {
  const { hostname, port } = new URL(await openShop())
  const answer = await new Promise<http.IncomingMessage>((resolve, reject) => {
    http.request({ hostname, port, method, path }, resolve).on('error', reject).end()
  })
  answer.resume()
  expect(answer.statusCode).toBe(expected)
  expect(answer.headers['location']).toBeUndefined()
})
