import type { RequestListener } from 'node:http'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { localServers } from '@/tests/local-servers'

const listen = localServers()
const ORIGIN = 'https://shop.test'

const gateway = vi.fn<RequestListener>((_, response) => {
  response.writeHead(422, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ message: 'Неверный пароль.' }))
})

beforeEach(async () => {
  vi.resetModules()
  gateway.mockClear()
  vi.stubEnv('GATEWAY_URL', await listen(gateway))
  vi.stubEnv('SITE_URL', ORIGIN)
})
afterEach(() => vi.unstubAllEnvs())

/** Posts the form of the page without scripts; answers where it leads to. */
async function signIn(contact: string): Promise<string | null> {
  const { POST } = await import('./route')
  const answer = await POST(
    new Request(`${ORIGIN}/api/sign-in`, {
      method: 'POST',
      headers: { origin: ORIGIN },
      body: new URLSearchParams({ contact, password: 'demo-arus-2026' }),
    }),
  )
  return answer.headers.get('location')
}

it('asks the gateway for whoever names an e-mail', async () => {
  expect(await signIn('anna@example.com')).toContain('/sign-in')
  expect(gateway).toHaveBeenCalledOnce()
})

it('takes no e-mail where the way in by it is off', async () => {
  vi.stubEnv('FEATURES', '-emailLogin')
  await signIn('anna@example.com')
  expect(gateway).not.toHaveBeenCalled()
  await signIn('8 900 000-00-01')
  expect(gateway).toHaveBeenCalledOnce()
})

it('leads both the refused and the accepted to the page that sees whether cookies came back', async () => {
  expect(await signIn('anna@example.com')).toBe('/sign-in?answered=1')
  gateway.mockImplementationOnce((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ isAuthorized: true }))
  })
  expect(await signIn('anna@example.com')).toBe('/sign-in?answered=1')
})
