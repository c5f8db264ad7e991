import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { ConcurrencyLimiter } from '../../lib/connections/concurrency-limiter.ts'
import { matchesEntityTag, weakEntityTag } from '../../lib/http/entity-tag.ts'
import { answerFailure, PAGE_DEADLINE_MS } from '../answer-failure.ts'
import { endToEndHeaders } from '../headers/end-to-end-headers.ts'
import type { ForwardedHeaders } from '../headers/forwarded-headers.ts'
import { networkOfPeer } from '../headers/network-of-peer.ts'
import type { WholeAnswer } from '../forward/upstream.ts'
import { AnswerStore, type StoredAnswer } from './answer-store.ts'
import { keepingOf, tagsOf, varyOf } from './cache-rules.ts'
import { chooseEncoding, decode, type Effort, encode, type Encoding, isCompressible } from './encodings.ts'
import { SharedRendering } from './shared-rendering.ts'

export type PageCacheOptions = {
  maxBytes: number
  /** Requests what is not stored, by its key, so that a shared answer holds nothing of one visitor's address. */
  fetch: (key: string, headers: ForwardedHeaders, signal: AbortSignal) => Promise<WholeAnswer>
  /** Queue of a rendering, by the network of the visitor. */
  limiter: ConcurrencyLimiter
  /** Two addresses with one key show the same. The key is such an address itself. */
  keyOf: (url: string) => string
  /** Request headers whose values select separate answers. Of all others, only those of a trace are forwarded. */
  variedBy?: readonly string[]
  /** Request headers that would vary the answer needlessly: they are not forwarded. */
  ignored?: readonly string[]
  /** Milliseconds that a visitor waits for a rendering, and a rendering for its end. */
  deadlineMs?: number
  /** Done to an answer once, before it is stored. */
  transform: (answer: WholeAnswer) => Pick<WholeAnswer, 'headers' | 'body'>
  now?: () => number
}

export type PageCache = {
  serve: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  purge: (tags: readonly string[] | undefined) => void
  figures: () => PageCacheFigures
}

export type PageCacheFigures = Record<Outcome, number> & {
  entries: number
  bytes: number
  renderings: number
}

/** `pass`: an uncacheable answer; `error`: an old one stood in for a failure. */
type Outcome = 'hit' | 'stale' | 'error' | 'miss' | 'pass'

/** `tags` are those of the answer before, undefined when there was none. */
type Rendering = { shared: SharedRendering<Fetched>; tags: readonly string[] | undefined }

type Fetched = { whole: WholeAnswer; stored: StoredAnswer | undefined }

const NAME = 'arus'
const FIRST_FAILURE_STATUS = 500
const NOT_MODIFIED = 304
const LONGEST_RENDERING_MS = 60_000
/** They name the request and the trace that a rendering belongs to, and no answer is made of them. */
const TRACE_HEADERS = ['x-request-id', 'traceparent', 'tracestate']
/** The renderer writes title and canonical address behind the body for a caller without a user agent. */
const SAME_FOR_ALL = { 'user-agent': NAME, 'accept-encoding': 'identity' }
/** Of one answer as it came, replaced by the cache's own. */
const NOT_KEPT = ['content-length', 'content-encoding', 'date', 'etag', 'age']

/**
 * A shared HTTP cache for documents, the client router's answers and files: one rendering for parallel requests, an old answer
 * while a newer one is rendered, purges by tag. It is independent of the renderer.
 */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { keyOf, limiter, variedBy = [], now = () => performance.now() } = options
  const { deadlineMs = PAGE_DEADLINE_MS } = options
  const forwarded = [...TRACE_HEADERS, ...variedBy]
  const known = new Set([...variedBy, ...(options.ignored ?? [])])
  const store = new AnswerStore(options.maxBytes)
  const running = new Map<string, Rendering>()
  const counts: Record<Outcome, number> = { hit: 0, stale: 0, error: 0, miss: 0, pass: 0 }
  let renderings = 0

  function variantKey(base: string, headers: IncomingHttpHeaders): string {
    let key = base
    for (const name of variedBy) if (headers[name] !== undefined) key += `\n${name}=${String(headers[name])}`
    return key
  }

  async function render(base: string, headers: IncomingHttpHeaders, signal: AbortSignal): Promise<Fetched> {
    const startedAt = now()
    renderings += 1
    const requested = Object.fromEntries(
      forwarded.flatMap((name) => (headers[name] ? [[name, headers[name]]] : [])),
    )
    const whole = await options.fetch(base, { ...requested, ...SAME_FOR_ALL }, signal)
    const keeping = keepingOf(whole.status, whole.headers)
    if (!keeping || varyOf(whole.headers).some((name) => !known.has(name)))
      return { whole, stored: undefined }
    const { headers: answered, body } = options.transform(whole)
    const cached = endToEndHeaders(answered)
    for (const name of NOT_KEPT) delete cached[name]
    const stored: StoredAnswer = {
      status: whole.status,
      headers: cached,
      etag: weakEntityTag(body),
      bodies: { identity: body },
      best: new Set(),
      keeping,
      tags: tagsOf(whole.headers),
      storedAt: now(),
      isPurged: false,
    }
    store.set(variantKey(base, headers), stored, startedAt)
    return { whole, stored }
  }

  function renderOnce(base: string, headers: IncomingHttpHeaders): SharedRendering<Fetched> {
    const key = variantKey(base, headers)
    const joined = running.get(key)?.shared
    if (joined) return joined
    const shared = new SharedRendering({
      limiter,
      deadlineMs,
      render: (signal) => render(base, headers, signal),
    })
    const forget = () => {
      if (running.get(key)?.shared === shared) running.delete(key)
    }
    shared.result.then(forget, forget)
    running.set(key, { shared, tags: store.tagsOf(key) })
    return shared
  }

  /** A later request must not get a rendering begun before the change; an earlier one still does. */
  function leaveRenderings(tags: readonly string[] | undefined): void {
    const needed = tags && new Set(tags)
    for (const [key, rendering] of running) {
      const isOther = needed && rendering.tags && !rendering.tags.some((tag) => needed.has(tag))
      if (!isOther) running.delete(key)
    }
  }

  async function addBody(key: string, answer: StoredAnswer, encoding: Encoding, effort: Effort) {
    const body = await encode(await plainBodyOf(answer), encoding, effort)
    answer.bodies[encoding] = body
    // The plain body is ten times as large and can be decoded from any other.
    if (encoding !== 'identity') delete answer.bodies.identity
    store.measure(key, answer)
    return body
  }

  /** An answer requested again is worth a better compression. */
  function improve(key: string, answer: StoredAnswer, encoding: Encoding): void {
    if (encoding === 'identity' || answer.best.has(encoding)) return
    answer.best.add(encoding)
    addBody(key, answer, encoding, 'best').catch(() => undefined)
  }

  async function send(
    request: IncomingMessage,
    response: ServerResponse,
    key: string,
    answer: StoredAnswer,
    outcome: Outcome,
  ): Promise<void> {
    counts[outcome] += 1
    const ageS = Math.max(0, Math.floor((now() - answer.storedAt) / 1000))
    response.statusCode = answer.status
    for (const [name, value] of Object.entries(answer.headers)) {
      if (value !== undefined) response.setHeader(name, value)
    }
    response.setHeader('etag', answer.etag)
    response.setHeader('age', ageS)
    response.setHeader('cache-status', cacheStatus(outcome, answer, ageS))
    const contentType = answer.headers['content-type']
    const mayCompress = isCompressible(typeof contentType === 'string' ? contentType : undefined)
    if (mayCompress) response.setHeader('vary', withEncoding(response.getHeader('vary')))
    if (answer.status === 200 && matchesEntityTag(request.headers['if-none-match'], answer.etag)) {
      response.statusCode = NOT_MODIFIED
      response.removeHeader('content-type')
      response.end()
      return
    }
    const encoding = mayCompress ? chooseEncoding(request.headers['accept-encoding']) : 'identity'
    const body = answer.bodies[encoding] ?? (await addBody(key, answer, encoding, 'quick'))
    if (encoding !== 'identity') response.setHeader('content-encoding', encoding)
    response.setHeader('content-length', body.byteLength)
    response.end(request.method === 'HEAD' ? undefined : body)
    if (outcome === 'hit') improve(key, answer, encoding)
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const base = keyOf(request.url ?? '/')
    const key = variantKey(base, request.headers)
    const found = store.get(key)
    if (found) {
      const ageS = (now() - found.storedAt) / 1000
      const { freshS, staleWhileRevalidateS } = found.keeping
      if (!found.isPurged && ageS <= freshS) return send(request, response, key, found, 'hit')
      if (!found.isPurged && ageS <= freshS + staleWhileRevalidateS) {
        renderOnce(base, request.headers).join(networkOfPeer(request))
        return send(request, response, key, found, 'stale')
      }
    }
    const rendering = renderOnce(base, request.headers)
    response.once('close', rendering.join(networkOfPeer(request)))
    const fetched = await rendering.result.catch((error: Error) => error)
    if (response.destroyed) return
    if (!(fetched instanceof Error) && fetched.stored) {
      return send(request, response, variantKey(base, request.headers), fetched.stored, 'miss')
    }
    if (found && isFailure(fetched) && mayStandIn(found, now())) {
      return send(request, response, key, found, 'error')
    }
    if (fetched instanceof Error) return answerFailure(request, response, fetched)
    counts.pass += 1
    sendAsItCame(request, response, fetched.whole)
  }

  return {
    serve,
    purge: (tags) => {
      store.purge(tags, now(), LONGEST_RENDERING_MS)
      leaveRenderings(tags)
    },
    figures: () => ({ ...counts, entries: store.size, bytes: store.bytes, renderings }),
  }
}

async function plainBodyOf(answer: StoredAnswer): Promise<Buffer> {
  const { identity, gzip, br } = answer.bodies
  if (identity) return identity
  return gzip ? decode(gzip, 'gzip') : decode(br ?? Buffer.alloc(0), 'br')
}

function isFailure(fetched: Fetched | Error): boolean {
  return fetched instanceof Error || fetched.whole.status >= FIRST_FAILURE_STATUS
}

function mayStandIn({ keeping, storedAt }: StoredAnswer, now: number): boolean {
  return (now - storedAt) / 1000 <= keeping.freshS + keeping.staleIfErrorS
}

/** RFC 9211. */
function cacheStatus(outcome: Outcome, { keeping }: StoredAnswer, ageS: number): string {
  if (outcome === 'miss') return `${NAME}; fwd=miss; stored`
  if (outcome === 'error') return `${NAME}; fwd=stale; detail=failed`
  return `${NAME}; hit; ttl=${keeping.freshS - ageS}`
}

function withEncoding(vary: ReturnType<ServerResponse['getHeader']>): string {
  const names = String(vary ?? '')
  return /accept-encoding/i.test(names) ? names : [names, 'accept-encoding'].filter(Boolean).join(', ')
}

function sendAsItCame(request: IncomingMessage, response: ServerResponse, whole: WholeAnswer): void {
  response.statusCode = whole.status
  for (const [name, value] of Object.entries(endToEndHeaders(whole.headers))) {
    if (value !== undefined) response.setHeader(name, value)
  }
  response.setHeader('cache-status', `${NAME}; fwd=uri-miss`)
  response.setHeader('content-length', whole.body.byteLength)
  response.end(request.method === 'HEAD' ? undefined : whole.body)
}
