import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { QueueFullError } from '../lib/connections/concurrency-limiter.ts'

/** A request for a page is answered within this time, if only by a failure. */
export const PAGE_DEADLINE_MS = 9_000

/** An immediate retry would take time from the pages of others. */
const REFUSAL_PAUSE_MS = 1_000

type Failure = { status: number; title: string; advice: string; headers?: OutgoingHttpHeaders }

const BUSY: Failure = {
  status: 503,
  title: 'Магазин сейчас занят',
  advice: 'Повторите через несколько секунд.',
  headers: { 'retry-after': '5' },
}
const UNREACHABLE: Failure = {
  status: 502,
  title: 'Магазин не отвечает',
  advice: 'Попробуйте через минуту.',
}

/** A form whose script does not run is sent to its own page, which takes none. */
const NO_SCRIPT: Failure = {
  status: 405,
  title: 'Форма не отправлена',
  advice: 'Её отправляет скрипт, а он не работает. Разрешите в браузере JavaScript или позвоните нам.',
}

/** Tells a visitor whose browser runs no scripts that the form has gone nowhere. */
export function refuseForm(request: IncomingMessage, response: ServerResponse): void {
  send(request, response, NO_SCRIPT)
}

/** Tells a visitor why there is no page: too many wait for one, it took too long, or the renderer cannot be reached. */
export function sendFailure(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  if (!(error instanceof QueueFullError)) return send(request, response, isLate(error) ? BUSY : UNREACHABLE)
  const refusal = setTimeout(() => send(request, response, BUSY), REFUSAL_PAUSE_MS)
  response.once('close', () => clearTimeout(refusal))
}

function send(request: IncomingMessage, response: ServerResponse, failure: Failure): void {
  if (response.headersSent || response.destroyed) return void response.destroy()
  const isDocument = request.headers.rsc === undefined && request.headers.accept?.includes('text/html')
  const body = isDocument ? toPage(failure) : `${failure.title}. ${failure.advice}`
  response.writeHead(failure.status, {
    'content-type': `${isDocument ? 'text/html' : 'text/plain'}; charset=utf-8`,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    ...failure.headers,
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** A signal's timeout, and undici's for an answer that does not begin. */
const LATE = new Set(['TimeoutError', 'HeadersTimeoutError'])

function isLate(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return LATE.has(error.name) || isLate(error.cause)
}

/** The shop's own look without anything of an owner's: nothing can be asked here. */
const STYLES =
  'body{margin:0;font:1rem/1.5 Arial,sans-serif;color:#16191d;background:#fff;border-top:3.5rem solid #16191d}' +
  'main{max-width:36rem;margin:15vh auto 0;padding:0 1rem}h1{font-size:1.5rem;line-height:1.3}' +
  'a{display:inline-block;padding:.6rem 1.25rem;font-weight:700;color:#fff;text-decoration:none;background:#16191d;border:1px solid;border-radius:8px}'

function toPage({ title, advice }: Failure): string {
  return `<!doctype html><html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLES}</style></head><body><main><h1>${title}</h1><p>${advice}</p><p><a href="">Повторить</a></p></main></body></html>`
}
