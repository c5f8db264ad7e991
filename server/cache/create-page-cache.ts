import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendFailure, PAGE_DEADLINE_MS } from '../send-failure.ts'
import { networkOfPeer } from '../headers/network-of-peer.ts'
import { ResponseStore, type StoredResponse } from './response-store.ts'
import { createResponseSender, sendAsItCame, type SentAs } from './create-response-sender.ts'
import { createRenderings, type Fetched, type RenderingOptions } from './create-renderings.ts'

export type PageCacheOptions = Pick<RenderingOptions, 'fetch' | 'limiter' | 'transform'> &
  Partial<Pick<RenderingOptions, 'variedBy' | 'ignored' | 'deadlineMs' | 'now'>> & {
    maxBytes: number
    /** Two addresses with one key show the same. The key is such an address itself. */
    keyOf: (url: string) => string
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

/** `pass`: an uncacheable answer. */
type Outcome = SentAs | 'pass'

const FIRST_FAILURE_STATUS = 500
const LONGEST_RENDERING_MS = 60_000

/**
 * A shared HTTP cache for documents, the client router's answers and files: one rendering for parallel requests, an old answer
 * while a newer one is rendered, purges by tag. It is independent of the renderer.
 */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { keyOf, now = () => performance.now() } = options
  const store = new ResponseStore(options.maxBytes)
  const renderings = createRenderings(store, {
    ...options,
    variedBy: options.variedBy ?? [],
    ignored: options.ignored ?? [],
    deadlineMs: options.deadlineMs ?? PAGE_DEADLINE_MS,
    now,
  })
  const send = createResponseSender(store, now)
  const counts: Record<Outcome, number> = { hit: 0, stale: 0, error: 0, miss: 0, pass: 0 }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const base = keyOf(request.url ?? '/')
    const key = renderings.variantKey(base, request.headers)
    const sendStored = (answer: StoredResponse, outcome: SentAs) => {
      counts[outcome] += 1
      return send(request, response, key, answer, outcome)
    }
    const found = store.get(key)
    if (found) {
      const ageS = (now() - found.storedAt) / 1000
      const { freshS, staleWhileRevalidateS } = found.keeping
      if (!found.isPurged && ageS <= freshS) return sendStored(found, 'hit')
      if (!found.isPurged && ageS <= freshS + staleWhileRevalidateS) {
        renderings.renderOnce(base, request.headers).join(networkOfPeer(request))
        return sendStored(found, 'stale')
      }
    }
    const rendering = renderings.renderOnce(base, request.headers)
    response.once('close', rendering.join(networkOfPeer(request)))
    const fetched = await rendering.result.catch((error: Error) => error)
    if (response.destroyed) return
    if (!(fetched instanceof Error) && fetched.stored) {
      return sendStored(fetched.stored, 'miss')
    }
    if (found && isFailure(fetched) && mayStandIn(found, now())) {
      return sendStored(found, 'error')
    }
    if (fetched instanceof Error) return sendFailure(request, response, fetched)
    counts.pass += 1
    sendAsItCame(request, response, fetched.whole)
  }

  return {
    serve,
    purge: (tags) => {
      store.purge(tags, now(), LONGEST_RENDERING_MS)
      renderings.leave(tags)
    },
    figures: () => ({ ...counts, entries: store.size, bytes: store.bytes, renderings: renderings.begun() }),
  }
}

function isFailure(fetched: Fetched | Error): boolean {
  return fetched instanceof Error || fetched.whole.status >= FIRST_FAILURE_STATUS
}

function mayStandIn({ keeping, storedAt }: StoredResponse, now: number): boolean {
  return (now - storedAt) / 1000 <= keeping.freshS + keeping.staleIfErrorS
}
