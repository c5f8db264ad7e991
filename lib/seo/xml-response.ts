import type { PurgeName } from '@/lib/gateway/contracts/purges'

const XML_TYPE = 'application/xml; charset=utf-8'
const MAX_AGE_S = 3600

type Kind = {
  type?: string
  /** What it says changes with these: only caches that are purged by them keep it. */
  tags?: readonly PurgeName[]
}

/** Answers with the document, 404 when there is none, 503 when the gateway could not be reached. */
export async function xmlResponse(
  build: () => Promise<string | ReadableStream<Uint8Array> | undefined>,
  { type = XML_TYPE, tags = [] }: Kind = {},
): Promise<Response> {
  try {
    const xml = await build()
    if (xml === undefined) return new Response('Not found', { status: 404 })
    return new Response(xml, { headers: { 'content-type': type, ...keptBy(tags) } })
  } catch {
    return new Response('Service unavailable', {
      status: 503,
      headers: { 'cache-control': 'no-store', 'retry-after': '60' },
    })
  }
}

function keptBy(tags: readonly PurgeName[]): Record<string, string> {
  if (tags.length === 0) return { 'cache-control': `public, max-age=${MAX_AGE_S}` }
  return { 'cache-control': `public, max-age=0, s-maxage=${MAX_AGE_S}`, 'cache-tag': tags.join(',') }
}
