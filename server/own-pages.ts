import type { IncomingMessage, ServerResponse } from 'node:http'
import { chooseEncoding, encode, isCompressible } from './cache/encodings.ts'
import { endToEndHeaders } from './end-to-end-headers.ts'
import { sayUnreachable } from './pass-on.ts'
import { createTurns } from './create-turns.ts'
import { headersForRenderer } from './forwarded-headers.ts'
import { fetchWhole, type Upstream } from './upstream.ts'

type Options = {
  upstream: Upstream
  /** Pages in work side by side. */
  atOnce: number
  /** What is done to a page before it is sent. */
  transform: (body: Buffer) => Buffer
}

/** Much of such a page's time is the gateway's: once it has waited for so long, the next one begins beside it. */
const PATIENCE_MS = 100

/** A document for one person, as a browser asks for it: the client's router, forms and files do not want text/html. */
export function asksForDocument({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  const isOfRouter = headers.rsc !== undefined
  return method === 'GET' && !isOfRouter && (headers.accept?.includes('text/html') ?? false)
}

/** Sends a page that is for one person as those that are for everyone are sent, and keeps nothing of it. */
export function createOwnPages({ upstream, transform, atOnce }: Options) {
  // Two hundred at once made the renderer deaf: guards ran out of patience, and pages for everyone waited behind all of them.
  const takeTurn = createTurns({ atOnce, patienceMs: PATIENCE_MS })
  return async function sendOwnPage(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const gone = new AbortController()
    response.once('close', () => gone.abort())
    try {
      const asked = { ...headersForRenderer(request), 'accept-encoding': 'identity' }
      const { status, headers, body } = await takeTurn(() =>
        fetchWhole(upstream, request.url ?? '/', asked, gone.signal),
      )
      const { 'content-length': _, ...kept } = endToEndHeaders(headers)
      const type = headers['content-type'] ?? ''
      const page = type.startsWith('text/html') ? transform(body) : body
      const encoding = isCompressible(type) ? chooseEncoding(request.headers['accept-encoding']) : 'identity'
      const sent = await encode(page, encoding, 'quick')
      response.writeHead(status, {
        ...kept,
        ...(encoding !== 'identity' && { 'content-encoding': encoding }),
        'content-length': sent.byteLength,
      })
      response.end(sent)
    } catch {
      sayUnreachable(response)
    }
  }
}
