import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createMock } from './create-mock'
import { sessionCookies } from './mocked-people'
import { type ServedMock, serveMock } from './serve-mock'
import { MOCKED_PRODUCTS, PRICED_AT } from './small-shop'

const mock = createMock()
let served: ServedMock

beforeAll(async () => {
  served = await serveMock(mock, 0)
})
afterAll(() => served.stop())
beforeEach(() => mock.reset())

const cookie = sessionCookies('retail')
  .map(({ name, value }) => `${name}=${value}`)
  .join('; ')
const [goods] = MOCKED_PRODUCTS
const line = { id: 1, brand: goods?.brand, article: goods?.article, supplierId: 29, quantity: 2 }

async function control(method: string, path: string, body?: unknown) {
  const text = typeof body === 'string' || body === undefined ? body : JSON.stringify(body)
  const response = await fetch(`${served.url}/mock${path}`, { method, body: text })
  return { status: response.status, body: response.status === 204 ? null : await response.json() }
}

const put = async (name: string, wish: unknown) => {
  expect(await control('PUT', `/${name}`, wish)).toEqual({ status: 204, body: null })
}

async function send(path: string, body: unknown = {}) {
  const headers = { cookie, 'content-type': 'application/json', 'x-visitor-id': '81f303a5d38dac8b' }
  const response = await fetch(`${served.url}/gw${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  return { status: response.status, headers: response.headers, body: await response.json() }
}

const add = () => send('/orders/v3/spa/basket/add?from=test', { products: [line] })
const save = () => send('/storage/v1/set', { order: '[]' })

async function statuses(times: number): Promise<number[]> {
  const seen: number[] = []
  for (let call = 0; call < times; call += 1) seen.push((await add()).status)
  return seen
}

describe('what is set over HTTP', () => {
  it.each([
    ['once, then as before', { fails: 503, times: 1 }, [503, 200, 200]],
    ['from the third call on', { fails: 503, after: 2 }, [200, 200, 503, 503]],
    ['twice after the first call', { fails: 503, after: 1, times: 2 }, [200, 503, 503, 200]],
    ['call by call', { sequence: [{ fails: 500 }, {}, { fails: 404 }] }, [500, 200, 404, 200]],
  ])('is met %s', async (_, wish, requested) => {
    await put('addToCart', wish)
    expect(await statuses(requested.length)).toEqual(requested)
  })

  it('lets a step of a sequence wait', async () => {
    await put('addToCart', { sequence: [{ waits: 200 }, { fails: 500 }] })
    const began = performance.now()
    expect((await add()).status).toBe(200)
    expect(performance.now() - began).toBeGreaterThan(190)
    expect((await add()).status).toBe(500)
  })

  it('takes the place of what was set for the name before, and of nothing else', async () => {
    await put('cart', { waits: 5000 })
    await put('addToCart', { fails: 404 })
    await put('cart', { headers: { 'x-alert-color': 'red' } })
    const { status, headers } = await add()
    expect([status, headers.get('x-alert-color')]).toEqual([404, 'red'])
  })

  it('counts no call that something newer has answered', async () => {
    await put('cart', { fails: 500, times: 1 })
    await put('addToCart', { fails: 404, times: 1 })
    expect(await statuses(3)).toEqual([404, 500, 200])
  })

  it('sends headers with an answer of its own', async () => {
    const answers = { items: {}, pricedAt: PRICED_AT }
    await put('getPartPrices', { answers, headers: { 'x-request-id': '42' } })
    const { body, headers } = await send('/prices/v3/parts/prices', { items: {} })
    expect([body, headers.get('x-request-id')]).toEqual([answers, '42'])
  })

  const notify = { title: 'Внимание', text: 'Хранилище заполнено', type: 'warning' }

  it.each([
    ['a notification', { notify }, 422, { statusCode: 422, message: notify.text, data: { notify } }],
    ['a notification under 200', { notify, status: 200 }, 200, { data: { notify } }],
    ['a notification of a failure', { notify, fails: 409 }, 409, { statusCode: 409, data: { notify } }],
    [
      'a failure under 200',
      { fails: 401, status: 200 },
      200,
      { statusCode: 401, statusMessage: 'Access denied' },
    ],
    [
      'fields at fault',
      { fails: 422, errors: [{ field: 'phone', message: 'Проверьте номер' }] },
      422,
      { errors: [{ field: 'phone', message: 'Проверьте номер' }] },
    ],
    ['data', { fails: 422, data: { limit: 3 } }, 422, { data: { limit: 3 } }],
  ])('is %s', async (_, wish, status, body) => {
    await put('setStorage', wish)
    expect(await save()).toMatchObject({ status, body })
  })

  it('is said, at all and for a name, and forgotten for a name', async () => {
    await put('cart', { waits: 1 })
    await put('addToCart', { fails: 503, times: 1 })
    await add()
    const set = { name: 'addToCart', fails: 503, times: 1, met: 1 }
    expect((await control('GET', '')).body).toEqual({ set: [set, { name: 'cart', waits: 1, met: 1 }] })
    expect((await control('GET', '/addToCart')).body).toEqual({ set: [set] })
    expect((await control('DELETE', '/addToCart')).status).toBe(204)
    expect((await control('GET', '')).body).toEqual({ set: [{ name: 'cart', waits: 1, met: 1 }] })
    await control('DELETE', '')
    expect((await control('GET', '')).body).toEqual({ set: [] })
  })
})

describe('what came', () => {
  it('is listed with method, path, query, headers and body', async () => {
    await add()
    await save()
    const { requests } = (await control('GET', '/requests?name=addToCart')).body
    expect(requests).toEqual([
      {
        name: 'addToCart',
        service: 'cart',
        method: 'POST',
        path: '/gw/orders/v3/spa/basket/add',
        query: { from: 'test' },
        headers: expect.objectContaining({ 'x-visitor-id': '81f303a5d38dac8b', cookie }),
        body: { products: [line] },
      },
    ])
    expect((await control('GET', '/requests')).body.requests).toHaveLength(2)
  })

  it('has the fields of a form and its files, and calls that the contract has not', async () => {
    const form = new FormData()
    form.append('file', new Blob(['OC90;Knecht;2'], { type: 'text/csv' }), 'zakaz.csv')
    await fetch(`${served.url}/gw/neworders/spa/v3/basket/upload`, {
      method: 'POST',
      headers: { cookie },
      body: form,
    })
    await fetch(`${served.url}/gw/nothing`)
    expect((await control('GET', '/requests')).body.requests).toMatchObject([
      { name: 'uploadCart', body: { file: { name: 'zakaz.csv', type: 'text/csv', size: 13 } } },
      { name: null, method: 'GET', path: '/gw/nothing', body: null },
    ])
  })

  it('is forgotten by name, at all, and with everything else', async () => {
    await add()
    await save()
    await control('DELETE', '/requests?name=addToCart')
    expect((await control('GET', '/requests')).body.requests).toMatchObject([{ name: 'setStorage' }])
    await control('DELETE', '/requests')
    expect((await control('GET', '/requests')).body.requests).toEqual([])
    await save()
    await control('DELETE', '')
    expect((await control('GET', '/requests')).body.requests).toEqual([])
  })
})

it('the frame of the protection check says by itself that it has ended, and waits when that is set', async () => {
  const page = () => fetch(`${served.url}/gw/protection`)
  const answer = await page()
  expect(answer.headers.get('content-type')).toContain('text/html')
  expect(await answer.text()).toContain('parent.postMessage({ endChecked: true }, location.origin)')
  await put('protection', { waits: 200 })
  const began = performance.now()
  await page()
  expect(performance.now() - began).toBeGreaterThan(190)
})

describe('what cannot be done is answered in words', () => {
  it.each([
    ['PUT', '/addToCart', '{"fails": 403', 422, 'Тело запроса — не JSON. Нужно, например, {"fails": 403}'],
    ['PUT', '/addToCart', '', 422, /не JSON/],
    ['PUT', '/addToCart', '{}', 422, /^Нечего задать/],
    ['PUT', '/addToCart', { fail: 403 }, 422, /Нераспознанный ключ: "fail"[^]*Можно задать: answers, fails,/],
    ['PUT', '/addToCart', { fails: 200 }, 422, /Можно задать/],
    ['PUT', '/cart', { answers: {} }, 422, /cart — служба/],
    ['PUT', '/cart', { sequence: [{ answers: {} }] }, 422, /cart — служба/],
    ['PUT', '/getPartPrices', { answers: { items: 'none' } }, 422, /^Контракт не позволяет такой ответ/],
    ['PUT', '/addToCrat', { fails: 403 }, 404, /«addToCrat»[^]*Похоже: addToCart/],
    ['GET', '/nothing', undefined, 404, /«nothing»/],
    ['DELETE', '/nothing', undefined, 404, /«nothing»/],
    ['GET', '/requests?name=nothing', undefined, 404, /«nothing»/],
    ['POST', '/addToCart', { fails: 403 }, 405, /^Так не умею: POST/],
  ])('%s %s %j', async (method, path, body, status, words) => {
    const answer = await control(method, path, body)
    expect(answer).toEqual({ status, body: { message: expect.stringMatching(words) } })
    expect((await add()).status).toBe(200)
  })
})
