import { createHash } from 'node:crypto'
import { getCookie, setCookie } from 'hono/cookie'
import { html, raw } from 'hono/html'
import { type ClientOptions, readClient } from '@/gateway/http/read-client'
import type { GatewayContext } from '@/gateway/http/gateway-context'
import type { GatewayHono } from '@/gateway/http/create-http-app'
import { failure } from '@/gateway/http/failure'
import { limitForm } from '@/gateway/http/limit-form'
import type { RobotCheck, RobotQuestion } from '@/gateway/core/ports/robot-check'
import { createSecret } from '@/gateway/core/secrets'
import {
  createRequestCounter,
  type RequestCounter,
} from '@/gateway/services/protection/create-request-counter'
import { createWorkCheck } from '@/gateway/services/protection/create-work-check'
import { guardRobotCheck } from '@/gateway/services/protection/guard-robot-check'
import { isPassValid, writePass } from '@/gateway/services/protection/signed-pass'
import { fillCrmForm } from '@/lib/gateway/contracts/site/crm'
import { PASS_PROTECTION } from '@/lib/gateway/errors'
import { GATEWAY_BASE_PATH } from '@/lib/gateway/operation'

export type ProtectionOptions = ClientOptions & {
  /** Requests per minute and address without a check; absent for no protection at all. */
  after?: number | undefined
  /** Whether forms to the owner require a passed check. */
  isFormsCheck?: boolean | undefined
  /** Shared by gateways behind one address; a separate one without. */
  secret?: string | undefined
  /** Shared by gateways behind one address; a separate counter without. */
  counter?: RequestCounter | undefined
  /** The check that people pass and programs do not; a proof of work without. */
  check?: RobotCheck | undefined
  now: () => Date
}

const PATH = `${GATEWAY_BASE_PATH}/protection`
const FORM_PATH = GATEWAY_BASE_PATH + fillCrmForm.path
const PICTURES = `${GATEWAY_BASE_PATH}/media/`
export const PASS_COOKIE = 'arus_pass'
const PASS_LIFE_S = 3600
const QUESTION_LIFE_MS = 10 * 60 * 1000
const STATUS = 403
const TOO_MANY = 'С вашего адреса слишком много запросов. Пройдите проверку.'
const OF_FORM = 'Подтвердите, что вы не робот, и отправьте форму ещё раз.'

const STYLE = `body{font:16px/1.5 Arial,sans-serif;max-width:28rem;margin:15vh auto 0;padding:0 1rem;color:#16191d}
button{font:inherit;font-weight:700;min-height:44px;padding:0 1.5rem;border:0;border-radius:8px;background:#ffd60a;color:#16191d;cursor:pointer}`
const NOTE = 'С вашего адреса много запросов. Нажмите кнопку, и магазин продолжит работу.'
const NOTE_OF_FORM = 'Нажмите кнопку, и форма отправится.'
const STALE = 'Страница устарела. Нажмите кнопку ещё раз.'
const NOT_PASSED = 'Проверка не пройдена. Её проходит браузер: включите JavaScript и нажмите кнопку ещё раз.'

/** The shop listens to this frame only; another page that frames it must not receive the message. */
const REPORT = 'parent.postMessage({endChecked:true},location.origin)'

// Whole elements, because one blank more inside of them makes another hash.
const STYLE_ELEMENT = raw(`<style>${STYLE}</style>`)
const TELL_ELEMENT = raw(`<script>${REPORT}</script>`)

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
function headersFor(script: string, hosts: readonly string[] = []) {
  const others = hosts.length === 0 ? [] : [`frame-src ${hosts.join(' ')}`, `connect-src ${hosts.join(' ')}`]
  return {
    'content-security-policy': [
      "default-src 'none'",
      `style-src ${hashOf(STYLE)}`,
      `script-src ${[hashOf(script), ...hosts].join(' ')}`,
      ...others,
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'self'",
    ].join('; '),
    'referrer-policy': 'same-origin',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  }
}

function page(title: string, body: unknown) {
  return html`<!doctype html>
    <html lang="ru">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
        ${STYLE_ELEMENT}
      </head>
      <body>
        <h1>${title}</h1>
        ${body}
      </body>
    </html>`
}

function question(pass: string, note: string, { fields, script }: RobotQuestion) {
  const inputs = Object.entries({ question: pass, ...fields }).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  )
  return page(
    'Проверка, что вы не робот',
    html`<p>${note}</p>
      <form method="post" action="${PATH}">
        ${inputs}
        <button>Я не робот</button>
      </form>
      <p role="status"></p>
      <noscript><p>Включите JavaScript: проверку проходит браузер.</p></noscript>
      ${raw(`<script>${script}</script>`)}`,
  )
}

function textsOf(form: object): Partial<Record<string, string>> {
  return Object.fromEntries(Object.entries(form).filter(([, value]) => typeof value === 'string'))
}

const passed = () =>
  page(
    'Проверка пройдена',
    html`<p><a href="/" target="_top">Вернуться в магазин</a></p>
      ${TELL_ELEMENT}`,
  )

/** The check shown to an address with too many requests, and the guard that requires it. */
export function protectionRoutes(app: GatewayHono, options: ProtectionOptions) {
  const { after, isFormsCheck = false, secret = createSecret(), now } = options
  const { counter = createRequestCounter() } = options
  const own = createWorkCheck(secret)
  const check = options.check ? guardRobotCheck(options.check, own) : own

  const hasPass = (context: GatewayContext, network: string) =>
    isPassValid(secret, 'pass', network, getCookie(context, PASS_COOKIE) ?? '', now().getTime())
  const issueChallenge = async (context: GatewayContext, note: string) => {
    const { network } = readClient(context, options)
    const expiresAt = now().getTime() + QUESTION_LIFE_MS
    const pass = writePass(secret, 'question', network, expiresAt)
    const requested = await check.issueChallenge(pass)
    return context.html(question(pass, note, requested), 200, headersFor(requested.script, requested.hosts))
  }

  const isTooMany = (network: string) =>
    after !== undefined && counter.count(network, now().getTime()) > after

  if (after !== undefined || isFormsCheck) {
    app.use(`${GATEWAY_BASE_PATH}/*`, async (context, next) => {
      const { path } = context.req
      if (path === PATH || path.startsWith(PICTURES) || isOwnRead(context, options)) return next()
      const { network } = readClient(context, options)
      // Counted before any other check: forms are requests too.
      const reason = isTooMany(network) ? TOO_MANY : isFormsCheck && path === FORM_PATH ? OF_FORM : undefined
      if (reason === undefined || hasPass(context, network)) return next()
      context.set('route', 'protected')
      const { body } = failure(STATUS, reason, { statusMessage: PASS_PROTECTION })
      return context.json(body, STATUS)
    })
  }

  app.get(PATH, (context) => {
    context.set('route', 'protection')
    return issueChallenge(context, isFormsCheck && after === undefined ? NOTE_OF_FORM : NOTE)
  })

  app.post(PATH, limitForm, async (context) => {
    context.set('route', 'protection')
    const { network, isSecure } = readClient(context, options)
    const form = textsOf(await context.req.parseBody().catch(() => ({})))
    const { question: pass = '' } = form
    const isFresh = isPassValid(secret, 'question', network, pass, now().getTime())
    if (!isFresh) return issueChallenge(context, STALE)
    if (!(await check.isAnswered(pass, form))) return issueChallenge(context, NOT_PASSED)
    const expiresAt = now().getTime() + PASS_LIFE_S * 1000
    setCookie(context, PASS_COOKIE, writePass(secret, 'pass', network, expiresAt), {
      // Forms without scripts are posted to pages.
      path: isFormsCheck ? '/' : GATEWAY_BASE_PATH,
      httpOnly: true,
      sameSite: 'Lax',
      secure: isSecure,
      maxAge: PASS_LIFE_S,
    })
    return context.html(passed(), 200, headersFor(REPORT))
  })
}

/** The storefront requests pages shared by all visitors, and has no visitor to press a button. */
function isOwnRead(context: GatewayContext, options: ClientOptions): boolean {
  if (context.req.header('x-forwarded-for') !== undefined) return false
  return options.isTrustedPeer(readClient(context, options).address)
}
