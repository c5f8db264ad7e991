import 'server-only'
import { env } from '@/lib/env'
import { serverGateway } from '@/lib/gateway/server-client'
import { loadBootstrap } from '@/lib/site/load-bootstrap'
import { feedParts } from './feed-parts'
import { CachedFile } from './cached-file'

const MAX_AGE_MS = 3600 * 1000

const feed = new CachedFile({
  write: () => feedParts({ gateway: serverGateway(), origin: env().SITE_URL, now: new Date() }),
  maxAgeMs: MAX_AGE_MS,
})

/** The feed of Yandex Market, at most an hour old and of the shop's present name; throws when the gateway cannot be reached. */
export async function loadFeed(): Promise<ReadableStream<Uint8Array>> {
  const { params } = await loadBootstrap()
  return feed.read(JSON.stringify([params.siteName, params.legal.title]))
}
