const XML_TYPE = 'application/xml; charset=utf-8'
const MAX_AGE_S = 3600

/** Answers with the document, 404 when there is none, 503 when the gateway could not be reached. */
export async function answerXml(
  build: () => Promise<string | ReadableStream<Uint8Array> | undefined>,
  type = XML_TYPE,
): Promise<Response> {
  try {
    const xml = await build()
    if (xml === undefined) return new Response('Not found', { status: 404 })
    return new Response(xml, {
      headers: { 'content-type': type, 'cache-control': `public, max-age=${MAX_AGE_S}` },
    })
  } catch {
    return new Response('Service unavailable', {
      status: 503,
      headers: { 'cache-control': 'no-store', 'retry-after': '60' },
    })
  }
}
