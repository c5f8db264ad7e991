import { env } from '../env.ts'
import { PageStore } from './page-store.ts'

/** What Next hands to a cache handler for a page, a route handler's answer or a fetch. */
export type CachedPage = {
  kind: string
  html?: string
  status?: number | undefined
  headers?: Record<string, unknown> | undefined
  rscData?: Uint8Array | undefined
  segmentData?: Map<string, Uint8Array> | undefined
  body?: Uint8Array
}

const STORE = Symbol.for('arus.page-store')

type Holder = { [STORE]?: PageStore<CachedPage> }

/** One store per process: Next loads the handler in its own module graph, the front server in another. */
export function sharedPageStore(): PageStore<CachedPage> {
  const holder = globalThis as Holder
  const mib = env().PAGE_CACHE_MB
  return (holder[STORE] ??= new PageStore(mib * 1024 * 1024))
}
