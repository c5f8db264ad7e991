import type { PageResponse } from '@/lib/routing/page-response'

const MINUTE_S = 60

/** How long a cache serves a page without asking. What changed meanwhile is purged by tag. */
const FRESH_S = 5 * MINUTE_S
/** A missing page may appear soon. */
const MISSING_FRESH_S = MINUTE_S
/** Up to this age a page stands in while a newer one is rendered or cannot be; its answers may be as old again. */
const LONGEST_AGE_S = 30 * MINUTE_S

const OK = 200
const NOT_FOUND = 404
const UNAVAILABLE = 503
const RETRY_AFTER_S = 30

const NOT_KEPT = { 'cache-control': 'no-store' } as const

/** Tag of every page: all stand in the same frame. */
const FRAME_TAG = 'bootstrap'

/**
 * What guarded pages get: they show data of one user. Without `no-store` the back button and a reopened tab show the browser's copy
 * without a request, also to another user who has signed in since.
 */
export const PRIVATE_PAGE = { 'cache-control': 'private, no-store' } as const

/**
 * How caches of any make may keep a public page, and the tags that it is purged by (`cache-tag`, as CDNs call it). A tag
 * stands for itself and, before its colon, for all of its kind.
 */
export function headersOfPage({ status, tags, isPartial }: PageResponse): Record<string, string> {
  if (status === UNAVAILABLE) return { ...NOT_KEPT, 'retry-after': String(RETRY_AFTER_S) }
  if (isPartial || (status !== OK && status !== NOT_FOUND)) return { ...NOT_KEPT }
  const freshS = status === NOT_FOUND ? MISSING_FRESH_S : FRESH_S
  const staleS = LONGEST_AGE_S - freshS
  const kinds = tags.map((tag) => tag.split(':', 1)[0] ?? tag)
  return {
    'cache-control': `public, max-age=0, s-maxage=${freshS}, stale-while-revalidate=${staleS}, stale-if-error=${staleS}`,
    'cache-tag': [...new Set([FRAME_TAG, ...kinds, ...tags])].map(writeTag).join(','),
  }
}

/** Headers take few letters, and a comma parts tags. */
function writeTag(tag: string): string {
  return encodeURI(tag).replaceAll(',', '%2C')
}
