import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const ORIGIN = 'https://shop.test'

beforeEach(() => {
  vi.resetModules()
  vi.stubEnv('SITE_URL', ORIGIN)
})
afterEach(() => vi.unstubAllEnvs())

/** Posts the form of the page without scripts; answers the status and what the gateway was asked. */
async function signIn(contact: string) {
  const asked = vi.fn(async () => Response.json({ message: 'Неверный пароль.' }, { status: 422 }))
  vi.stubGlobal('fetch', asked)
  const { POST } = await import('./route')
  const answer = await POST(
    new Request(`${ORIGIN}/api/sign-in`, {
      method: 'POST',
      headers: { origin: ORIGIN },
      body: new URLSearchParams({ contact, password: 'demo-arus-2026' }),
    }),
  )
  return { asked, leadsTo: answer.headers.get('location') }
}

it('asks the gateway for whoever names an e-mail', async () => {
  const { asked, leadsTo } = await signIn('anna@example.com')
  expect(asked).toHaveBeenCalledOnce()
  expect(leadsTo).toContain('/sign-in')
})

it('takes no e-mail where the way in by it is off', async () => {
  vi.stubEnv('FEATURES', '-emailLogin')
  expect((await signIn('anna@example.com')).asked).not.toHaveBeenCalled()
  expect((await signIn('8 900 000-00-01')).asked).toHaveBeenCalledOnce()
})
