import 'server-only'
import { env } from '@/lib/env'
import { serverGateway } from '@/lib/gateway/server-client'
import { feedParts } from './feed-parts'
import { CachedFile } from './cached-file'

const MAX_AGE_MS = 3600 * 1000

const feed = new CachedFile({
  write: () => feedParts({ gateway: serverGateway(), origin: env().SITE_URL, now: new Date() }),
  maxAgeMs: MAX_AGE_MS,
})

/** The feed of Yandex Market, at most an hour old; throws when the gateway cannot be reached. */
export function loadFeed(): Promise<ReadableStream<Uint8Array>> {
  return feed.read()
}
