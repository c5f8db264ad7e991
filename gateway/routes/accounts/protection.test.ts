import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { beforeEach, describe, expect, it } from 'vitest'
import { parseTrustedPeers } from '@/gateway/core/client-address'
import type { RobotCheck } from '@/gateway/core/ports/robot-check'
import { createHttpApp } from '@/gateway/http/create-http-app'
import { createLogger } from '@/gateway/core/logger'
import { createMetrics } from '@/gateway/http/metrics'
import { createReadiness } from '@/gateway/http/readiness'
import { PASS_COOKIE, protectionRoutes, type ProtectionOptions } from '@/gateway/routes/accounts/protection'
import { NO_VIEWERS } from '@/gateway/test-support/no-viewers'
import { toErrorKind } from '@/lib/gateway/errors'

const AFTER = 3
const ADDRESS = '10.0.0.1'
const OTHER_ADDRESS = '10.0.0.2'

let time = Date.parse('2026-01-01T12:00:00Z')
beforeEach(() => {
  time = Date.parse('2026-01-01T12:00:00Z')
})

function createApp(options: Partial<ProtectionOptions> = {}) {
  const isTrustedPeer = parseTrustedPeers('loopback')
  const app = createHttpApp({
    open: [],
    bindings: [],
    logger: createLogger('silent'),
    metrics: createMetrics(),
    bodyLimitBytes: 1000,
    uploadLimitBytes: 1000,
    checkResponses: true,
    isTrustedPeer,
    viewers: NO_VIEWERS,
    readiness: createReadiness(() => Promise.resolve()),
    openApi: () => ({}),
    extend: (target) => {
      protectionRoutes(target, { after: AFTER, isTrustedPeer, now: () => new Date(time), ...options })
      target.all('/gw/*', (context) => context.json({ ok: true }))
    },
  })
  const issueChallenge = (
    path: string,
    { address = ADDRESS, cookie = '', ...init }: RequestInit & Sender = {},
  ) => {
    const headers = new Headers(address === null ? {} : { 'x-forwarded-for': address })
    if (cookie) headers.set('cookie', cookie)
    return app.request(path, { ...init, headers })
  }
  const exhaust = async (address = ADDRESS) => {
    for (let count = 0; count <= AFTER; count++) await issueChallenge('/gw/x', { address })
  }
  return { issueChallenge, exhaust }
}

type Sender = { address?: string | null; cookie?: string }
type App = ReturnType<typeof createApp>

async function questionFor(app: App, address = ADDRESS): Promise<string> {
  const page = await (await app.issueChallenge('/gw/protection', { address })).text()
  return /name="question" value="([^"]+)"/.exec(page)?.[1] ?? ''
}

function answer(app: App, question: string, address = ADDRESS, more: Record<string, string> = {}) {
  const body = new URLSearchParams({ question, ...more })
  return app.issueChallenge('/gw/protection', { address, method: 'POST', body })
}

/** The same as the page's script. */
async function solve(app: App, address = ADDRESS) {
  const page = await (await app.issueChallenge('/gw/protection', { address })).text()
  const field = (name: string) =>
    (new RegExp(`name="${name}" value="([^"]+)"`).exec(page)?.[1] ?? '').replaceAll('&quot;', '"')
  const challenge = JSON.parse(field('challenge'))
  const solution = await solveChallenge({ challenge, deriveKey })
  return { question: field('question'), work: JSON.stringify({ challenge, solution }) }
}

async function passed(app: App, address = ADDRESS) {
  const { question, work } = await solve(app, address)
  return answer(app, question, address, { work })
}

async function passOf(app: App, address = ADDRESS): Promise<string> {
  const response = await passed(app, address)
  return response.headers.get('set-cookie')?.split(';')[0] ?? ''
}

describe('the guard', () => {
  it('asks for the check after so many requests of one address in a minute', async () => {
    const { issueChallenge } = createApp()
    const statuses: number[] = []
    for (let count = 0; count <= AFTER; count++) statuses.push((await issueChallenge('/gw/x')).status)
    expect(statuses).toEqual([200, 200, 200, 403])
    expect((await issueChallenge('/gw/x', { address: OTHER_ADDRESS })).status).toBe(200)
    time += 60_000
    expect((await issueChallenge('/gw/x')).status).toBe(200)
  })

  it('takes all addresses of one IPv6 line for one', async () => {
    const { issueChallenge } = createApp()
    const statuses: number[] = []
    for (let count = 0; count <= AFTER; count++) {
      statuses.push((await issueChallenge('/gw/x', { address: `2001:db8::${count}` })).status)
    }
    expect(statuses).toEqual([200, 200, 200, 403])
    expect((await issueChallenge('/gw/x', { address: '2001:db8:0:1::1' })).status).toBe(200)
  })

  it('says it in the words that the shop knows', async () => {
    const { issueChallenge, exhaust } = createApp()
    await exhaust()
    const response = await issueChallenge('/gw/x')
    expect(toErrorKind(response.status, await response.json())).toBe('protection')
  })

  it('lets pictures and the check itself through', async () => {
    const { issueChallenge, exhaust } = createApp()
    await exhaust()
    expect((await issueChallenge('/gw/media/resize/w_1/a')).status).toBe(200)
    expect((await issueChallenge('/gw/protection')).status).toBe(200)
  })

  it('lets the storefront read what everybody shares', async () => {
    const { issueChallenge } = createApp()
    for (let count = 0; count < 10; count++) {
      expect((await issueChallenge('/gw/x', { address: null })).status).toBe(200)
    }
  })

  it('asks for it before a form is taken, where the owner wants that, and for nothing else', async () => {
    const app = createApp({ after: undefined, isFormsCheck: true })
    const form = { method: 'POST', body: '{}' }
    const refused = await app.issueChallenge('/gw/crm/form/fill', form)
    expect(toErrorKind(refused.status, await refused.json())).toBe('protection')
    expect((await app.issueChallenge('/gw/x', form)).status).toBe(200)
    const cookie = await passOf(app)
    expect((await app.issueChallenge('/gw/crm/form/fill', { ...form, cookie })).status).toBe(200)
  })

  it('gives a pass that pages see too, for forms without scripts are posted to them', async () => {
    const app = createApp({ isFormsCheck: true })
    const response = await passed(app)
    expect(response.headers.get('set-cookie')).toContain('Path=/;')
  })

  it('is off unless it is asked for', async () => {
    const { issueChallenge, exhaust } = createApp({ after: undefined })
    await exhaust()
    expect((await issueChallenge('/gw/x')).status).toBe(200)
    expect((await issueChallenge('/gw/protection')).status).toBe(200)
  })
})

describe('the check', () => {
  it('is a page that the shop, and nobody else, may frame', async () => {
    const response = await createApp().issueChallenge('/gw/protection')
    expect(response.headers.get('content-type')).toContain('text/html')
    const policy = response.headers.get('content-security-policy')
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy).not.toContain('unsafe')
  })

  it('once passed tells the window around it, and only on the same origin', async () => {
    const app = createApp()
    const response = await passed(app)
    expect(await response.text()).toContain(
      '<script>parent.postMessage({endChecked:true},location.origin)</script>',
    )
  })

  it('opens the gateway to this address for an hour', async () => {
    const app = createApp()
    await app.exhaust()
    const cookie = await passOf(app)
    expect((await app.issueChallenge('/gw/x', { cookie })).status).toBe(200)
    time += 3_600_000
    await app.exhaust()
    expect((await app.issueChallenge('/gw/x', { cookie })).status).toBe(403)
  })

  it('gives a cookie that scripts cannot read, for the gateway alone', async () => {
    const app = createApp({ siteUrl: 'https://shop.example' })
    const response = await passed(app)
    const cookie = response.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).toMatch(/Secure/)
    expect(cookie).toMatch(/SameSite=Lax/)
    expect(cookie).toMatch(/Path=\/gw(?:;|$)/)
  })

  it('gives a pass that no other address can use', async () => {
    const app = createApp()
    await app.exhaust(OTHER_ADDRESS)
    const cookie = await passOf(app)
    expect((await app.issueChallenge('/gw/x', { cookie, address: OTHER_ADDRESS })).status).toBe(403)
  })

  it.each([
    ['nothing', () => Promise.resolve('')],
    ['an invention', () => Promise.resolve('9999999999999.aaaa')],
    ['a question of another address', (app: App) => questionFor(app, OTHER_ADDRESS)],
    ['a pass instead of a question', async (app: App) => (await passOf(app)).slice(PASS_COOKIE.length + 1)],
  ])('is asked again after %s', async (_name, given) => {
    const app = createApp()
    const response = await answer(app, await given(app))
    expect(response.headers.get('set-cookie')).toBeNull()
    expect(await response.text()).toContain('Я не робот')
  })

  it('is asked again when the page has been open for too long', async () => {
    const app = createApp()
    const { question, work } = await solve(app)
    time += 10 * 60_000
    expect((await answer(app, question, ADDRESS, { work })).headers.get('set-cookie')).toBeNull()
  })

  it('lets no program through that only posts the form back, or shows the work for another question', async () => {
    const app = createApp()
    const [first, second] = [await solve(app), await solve(app, OTHER_ADDRESS)]
    const { question } = first
    for (const work of ['', '{}', '{"challenge":{},"solution":{}}', second.work]) {
      const refused = await answer(app, question, ADDRESS, { work })
      expect(refused.headers.get('set-cookie')).toBeNull()
      expect(await refused.text()).toContain('включите JavaScript')
    }
    const cheap = JSON.parse(first.work)
    cheap.solution = { counter: 0, derivedKey: cheap.challenge.parameters.keyPrefix.padEnd(64, '0') }
    const guessed = await answer(app, question, ADDRESS, { work: JSON.stringify(cheap) })
    expect(guessed.headers.get('set-cookie')).toBeNull()
    expect((await answer(app, question, ADDRESS, first)).headers.get('set-cookie')).not.toBeNull()
  })

  it("is an owner's service where there is one", async () => {
    const check: RobotCheck = {
      issueChallenge: async () => ({
        fields: { token: '' },
        script: 'captcha()',
        hosts: ['https://captcha.example'],
      }),
      isAnswered: async (_, { token }) => token === 'human',
    }
    const app = createApp({ check })
    const page = await app.issueChallenge('/gw/protection')
    expect(page.headers.get('content-security-policy')).toContain('frame-src https://captcha.example')
    const question = await questionFor(app)
    for (const [token, isIn] of [
      ['robot', false],
      ['human', true],
    ] as const) {
      const response = await answer(app, question, ADDRESS, { token })
      expect(response.headers.get('set-cookie') !== null).toBe(isIn)
    }
  })

  it('refuses what is more than a form', async () => {
    const response = await answer(createApp(), 'a'.repeat(10_000))
    expect(response.status).toBe(413)
    expect(await response.json()).toMatchObject({ message: 'Запрос слишком велик.' })
  })
})
