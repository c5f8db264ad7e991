import { createElement } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { POST } from '@/app/api/unsubscribe/route'
import UnsubscribePage from '@/app/unsubscribe/page'
import { FORM_COOKIE } from '@/lib/forms/saved-form'
import { UNAVAILABLE_MESSAGE } from '@/lib/gateway/wire/failure-texts'
import { createGatewayServer, GATEWAY_ORIGIN } from '@/tests/msw/gateway-server'
import { renderPage } from './render-page'

const SITE = 'http://localhost:3000'
const LINK = { token: 'a-token', partnerId: 'shop' }
const gateway = vi.fn<(path: string) => Response>()
createGatewayServer(() => ({ fetch: ({ url }) => gateway(new URL(url).pathname).clone() }))
const jar = vi.hoisted(() => ({ cookie: '' }))

vi.mock('next/headers', () => ({
  headers: async () => new Headers(),
  cookies: async () => ({ get: () => (jar.cookie === '' ? undefined : { value: jar.cookie }) }),
}))
vi.mock('next/navigation', async (original) => ({ ...(await original<object>()), useRouter: () => ({}) }))

beforeEach(() => {
  jar.cookie = ''
  vi.stubEnv('SITE_URL', SITE)
  vi.stubEnv('GATEWAY_URL', GATEWAY_ORIGIN)
})

afterEach(() => {
  vi.unstubAllEnvs()
  gateway.mockReset()
})

/** The page as the browser shows it with what the last form has left there. */
async function open(query: Record<string, string>): Promise<string> {
  const page = createElement(UnsubscribePage, { searchParams: Promise.resolve(query) })
  const html = await renderPage(await UnsubscribePage(page.props))
  return html.replaceAll('<!-- -->', '')
}

async function press(fields: Record<string, string>): Promise<Headers> {
  const request = new Request(`${SITE}/api/unsubscribe`, {
    method: 'POST',
    headers: { origin: SITE, host: 'localhost:3000' },
    body: new URLSearchParams(fields),
  })
  const { headers } = await POST(request)
  const [stored = ''] = headers.getSetCookie()
  jar.cookie = decodeURIComponent(/^[^=]+=([^;]*)/.exec(stored)?.[1] ?? '')
  return headers
}

it('is asked for again, and not called broken, while nobody can say whose the link is', async () => {
  gateway.mockReturnValue(new Response('{}', { status: 503 }))
  const html = await open(LINK)
  expect(html).toContain('Сервис временно недоступен')
  expect(html).toMatch(/href="\/unsubscribe\?[^"]*token=a-token"/)
  expect(html).not.toContain('Ссылка не подошла')

  gateway.mockReturnValue(Response.json({ message: 'Ссылка не подошла' }, { status: 404 }))
  expect(await open(LINK)).toContain('Ссылка не подошла')
})

it('says that a press has changed nothing, and no longer once one has', async () => {
  const subscribed = { email: 'an***@example.com', isSubscribe: true }
  gateway.mockImplementation((path) =>
    path.endsWith('/set') ? new Response('{}', { status: 503 }) : Response.json(subscribed),
  )
  const refused = await press({ ...LINK, isSubscribe: '0' })
  expect(refused.get('set-cookie')).toMatch(new RegExp(`^${FORM_COOKIE}=.*; Path=/unsubscribe;`))
  expect(refused.get('location')).toContain('token=a-token')
  expect(await open(LINK)).toContain(UNAVAILABLE_MESSAGE)

  gateway.mockImplementation(() => Response.json({ ...subscribed, isSubscribe: false }))
  await press({ ...LINK, isSubscribe: '0' })
  const html = await open(LINK)
  expect(html).not.toContain(UNAVAILABLE_MESSAGE)
  expect(html).toContain('Больше не пишем')
})

it('refuses emails about what is waited for, and does not bring them back', async () => {
  const waiting = { email: 'an***@example.com', isSubscribe: true, topic: 'alerts' }
  gateway.mockImplementation(() => Response.json(waiting))
  expect(await open(LINK)).toMatch(/письма о товарах, которых вы ждёте.*Больше ничего не ждать/s)

  gateway.mockImplementation(() => Response.json({ ...waiting, isSubscribe: false }))
  await press({ ...LINK, isSubscribe: '0' })
  const html = await open(LINK)
  expect(html).toContain('Больше ничего не ждёте')
  expect(html).not.toContain('Вернуть письма')
  expect(html).not.toContain('об акциях на')
})

it('takes another address after one that was mistyped', async () => {
  gateway.mockImplementation(() => Response.json({}))
  await press({ email: 'ana@example.com' })
  const html = await open({})
  expect(html).toContain('Если адрес ana@example.com')
  expect(html).toContain('name="email"')
})
