import type { IncomingMessage, ServerResponse } from 'node:http'
import { matchesEntityTag } from '../../lib/http/entity-tag.ts'
import type { WholeResponse } from '../forward/upstream.ts'
import { endToEndHeaders } from '../headers/end-to-end-headers.ts'
import type { ResponseStore, StoredResponse } from './response-store.ts'
import { chooseEncoding, decode, type Effort, encode, type Encoding, isCompressible } from './encodings.ts'

/** How a stored answer came to be sent; `error`: an old one stood in for a failure. */
export type SentAs = 'hit' | 'stale' | 'error' | 'miss'

const NAME = 'arus'
const NOT_MODIFIED = 304

/** Sends stored answers, compressed as the visitor's browser wants them; each compression is done once and stored. */
export function createResponseSender(store: ResponseStore, now: () => number) {
  async function addBody(key: string, answer: StoredResponse, encoding: Encoding, effort: Effort) {
    const body = await encode(await plainBodyOf(answer), encoding, effort)
    answer.bodies[encoding] = body
    // The plain body is ten times as large and can be decoded from any other.
    if (encoding !== 'identity') delete answer.bodies.identity
    store.measure(key, answer)
    return body
  }

  /** An answer requested again is worth a better compression. */
  function improve(key: string, answer: StoredResponse, encoding: Encoding): void {
    if (encoding === 'identity' || answer.best.has(encoding)) return
    answer.best.add(encoding)
    addBody(key, answer, encoding, 'best').catch(() => undefined)
  }

  async function send(
    request: IncomingMessage,
    response: ServerResponse,
    key: string,
    answer: StoredResponse,
    outcome: SentAs,
  ): Promise<void> {
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

  return send
}

async function plainBodyOf(answer: StoredResponse): Promise<Buffer> {
  const { identity, gzip, br } = answer.bodies
  if (identity) return identity
  return gzip ? decode(gzip, 'gzip') : decode(br ?? Buffer.alloc(0), 'br')
}

/** RFC 9211. */
function cacheStatus(outcome: SentAs, { keeping }: StoredResponse, ageS: number): string {
  if (outcome === 'miss') return `${NAME}; fwd=miss; stored`
  if (outcome === 'error') return `${NAME}; fwd=stale; detail=failed`
  return `${NAME}; hit; ttl=${keeping.freshS - ageS}`
}

function withEncoding(vary: ReturnType<ServerResponse['getHeader']>): string {
  const names = String(vary ?? '')
  return /accept-encoding/i.test(names) ? names : [names, 'accept-encoding'].filter(Boolean).join(', ')
}

/** An answer that may not be stored. */
export function sendAsItCame(request: IncomingMessage, response: ServerResponse, whole: WholeResponse): void {
  response.statusCode = whole.status
  for (const [name, value] of Object.entries(endToEndHeaders(whole.headers))) {
    if (value !== undefined) response.setHeader(name, value)
  }
  response.setHeader('cache-status', `${NAME}; fwd=uri-miss`)
  response.setHeader('content-length', whole.body.byteLength)
  response.end(request.method === 'HEAD' ? undefined : whole.body)
}
