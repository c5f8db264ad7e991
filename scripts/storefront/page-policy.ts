import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { unzipSync } from 'node:zlib'
import { hashInlineScripts } from '../../lib/security/inline-scripts.ts'

type Callback = () => void
type ContentPolicy = (scriptHashes?: readonly string[]) => string

const POLICY = 'content-security-policy'
const NOT_MODIFIED = 304

/**
 * Sets the policy on whatever is answered through this response. An HTML document is held back until it is whole, because
 * its policy names the hashes of its inline scripts; everything else passes as it comes.
 */
export function setPolicyOn(response: ServerResponse, contentPolicy: ContentPolicy): void {
  // Next makes its own of setHeader, which does nothing once an answer is under way.
  const original = {
    setHeader: response.setHeader.bind(response),
    writeHead: response.writeHead.bind(response),
    write: response.write.bind(response),
    end: response.end.bind(response),
    flushHeaders: response.flushHeaders.bind(response),
  }
  let isDecided = false
  let held: Buffer[] | undefined

  const decide = () => {
    if (!isDecided) response.writeHead(response.statusCode)
  }

  response.writeHead = (status: number, ...rest: [unknown?, unknown?]) => {
    if (isDecided) return response
    response.statusCode = status
    if (typeof rest[0] === 'string') response.statusMessage = rest[0]
    addHeaders(
      response,
      rest.find((part) => typeof part === 'object'),
    )
    isDecided = true
    if (isHtml(response)) held = []
    else {
      // A browser would put the policy of this answer over the hashes of the page that it keeps.
      if (status !== NOT_MODIFIED) original.setHeader(POLICY, contentPolicy())
      original.writeHead(status)
    }
    return response
  }

  response.flushHeaders = () => {
    decide()
    if (!held) original.flushHeaders()
  }

  response.write = ((chunk: string | Uint8Array, encoding?: BufferEncoding | Callback, done?: Callback) => {
    decide()
    if (!held) return original.write(chunk, encoding as BufferEncoding, done)
    held.push(toBuffer(chunk, encoding))
    const callback = typeof encoding === 'function' ? encoding : done
    if (callback) process.nextTick(callback)
    return true
  }) as typeof response.write

  response.end = ((
    chunk?: string | Uint8Array | Callback | null,
    encoding?: BufferEncoding | Callback,
    done?: Callback,
  ) => {
    decide()
    if (!held) return original.end(chunk, encoding as BufferEncoding, done)
    const isBody = chunk !== null && chunk !== undefined && typeof chunk !== 'function'
    const body = Buffer.concat([...held, ...(isBody ? [toBuffer(chunk, encoding)] : [])])
    const callback = [chunk, encoding, done].find((part) => typeof part === 'function')
    held = undefined
    original.setHeader(POLICY, contentPolicy(hashInlineScripts(toHtml(response, body))))
    if (body.byteLength > 0) original.setHeader('content-length', body.byteLength)
    original.writeHead(response.statusCode)
    return original.end(body, callback)
  }) as typeof response.end

  // To Next a held answer is under way: it must not begin another one when the first fails halfway.
  Object.defineProperty(response, 'headersSent', { get: () => isDecided, configurable: true })
}

function isHtml(response: ServerResponse): boolean {
  return String(response.getHeader('content-type') ?? '').startsWith('text/html')
}

function toBuffer(chunk: string | Uint8Array, encoding: unknown): Buffer {
  if (typeof chunk !== 'string') return Buffer.from(chunk)
  return Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8')
}

/** Next compresses with gzip or deflate. */
function toHtml(response: ServerResponse, body: Buffer): string {
  const isCompressed = /gzip|deflate/.test(String(response.getHeader('content-encoding') ?? ''))
  return (isCompressed && body.byteLength > 0 ? unzipSync(body) : body).toString('utf8')
}

function addHeaders(response: ServerResponse, headers: unknown): void {
  if (!headers) return
  const pairs = Array.isArray(headers)
    ? toPairs(headers as string[])
    : Object.entries(headers as OutgoingHttpHeaders)
  for (const [name, value] of pairs) if (value !== undefined) response.setHeader(name, value)
}

function toPairs(flat: string[]): [string, string][] {
  return flat.flatMap((name, at) => (at % 2 === 0 ? [[name, flat[at + 1] ?? ''] as [string, string]] : []))
}
