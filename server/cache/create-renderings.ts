import type { IncomingHttpHeaders } from 'node:http'
import type { ConcurrencyLimiter } from '../../lib/connections/concurrency-limiter.ts'
import { weakEntityTag } from '../../lib/http/entity-tag.ts'
import type { WholeResponse } from '../forward/upstream.ts'
import { endToEndHeaders } from '../headers/end-to-end-headers.ts'
import type { ForwardedHeaders } from '../headers/forwarded-headers.ts'
import type { ResponseStore, StoredResponse } from './response-store.ts'
import { keepingOf, tagsOf, varyOf, withoutStaleServing } from './cache-rules.ts'
import { SharedRendering } from './shared-rendering.ts'

export type RenderingOptions = {
  /** Requests what is not stored, by its key, so that a shared answer holds nothing of one visitor's address. */
  fetch: (key: string, headers: ForwardedHeaders, signal: AbortSignal) => Promise<WholeResponse>
  /** Queue of a rendering, by the network of the visitor. */
  limiter: ConcurrencyLimiter
  /** Request headers whose values select separate answers. Of all others, only those of a trace are forwarded. */
  variedBy: readonly string[]
  /** Request headers that would vary the answer needlessly: they are not forwarded. */
  ignored: readonly string[]
  /** Milliseconds that a visitor waits for a rendering, and a rendering for its end. */
  deadlineMs: number
  /** Done to an answer once, before it is stored. */
  transform: (answer: WholeResponse) => Pick<WholeResponse, 'headers' | 'body'>
  now: () => number
}

/** `stored` is undefined for an answer that may not be. */
export type Fetched = { whole: WholeResponse; stored: StoredResponse | undefined }

/** `tags` are those of the answer before, undefined when there was none. */
type Rendering = { shared: SharedRendering<Fetched>; tags: readonly string[] | undefined }

/** They name the request and the trace that a rendering belongs to, and no answer is made of them. */
const TRACE_HEADERS = ['x-request-id', 'traceparent', 'tracestate']
/** The renderer writes title and canonical address behind the body for a caller without a user agent. */
const SAME_FOR_ALL = { 'user-agent': 'arus', 'accept-encoding': 'identity' }
/** Of one answer as it came, replaced by the cache's own. */
const NOT_KEPT = ['content-length', 'content-encoding', 'date', 'etag', 'age']

/** Renders what is not stored, once for all who request it meanwhile, and stores what may be stored. */
export function createRenderings(store: ResponseStore, options: RenderingOptions) {
  const { limiter, variedBy, deadlineMs, now } = options
  const forwarded = [...TRACE_HEADERS, ...variedBy]
  const known = new Set([...variedBy, ...options.ignored])
  const running = new Map<string, Rendering>()
  let begun = 0

  function variantKey(base: string, headers: IncomingHttpHeaders): string {
    let key = base
    for (const name of variedBy) if (headers[name] !== undefined) key += `\n${name}=${String(headers[name])}`
    return key
  }

  async function render(base: string, headers: IncomingHttpHeaders, signal: AbortSignal): Promise<Fetched> {
    const startedAt = now()
    begun += 1
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
    cached['cache-control'] = withoutStaleServing(String(cached['cache-control']))
    const stored: StoredResponse = {
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

  /** Before a purge: a later request must not get a rendering begun before the change; an earlier one still does. */
  function leave(tags: readonly string[] | undefined): void {
    const needed = tags && new Set(tags)
    for (const [key, rendering] of running) {
      const isOther = needed && rendering.tags && !rendering.tags.some((tag) => needed.has(tag))
      if (!isOther) running.delete(key)
    }
  }

  return { variantKey, renderOnce, leave, begun: () => begun }
}
