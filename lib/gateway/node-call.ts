import http, { type IncomingHttpHeaders } from 'node:http'
import https from 'node:https'

export type NodeCall = {
  method: string
  url: URL
  headers: Readonly<Record<string, string>>
  body: string | undefined
  timeoutMs: number
}

export type NodeAnswer = { status: number; statusText: string; headers: IncomingHttpHeaders; text: string }

const MAX_CONNECTIONS = 128

const agents = {
  'http:': new http.Agent({ keepAlive: true, maxSockets: MAX_CONNECTIONS }),
  'https:': new https.Agent({ keepAlive: true, maxSockets: MAX_CONNECTIONS }),
}

export class NodeCallTimeout extends Error {
  override readonly name = 'NodeCallTimeout'
}

/**
 * One call over a kept connection by the platform's own client: a page makes some eight of them, and `fetch` costs each about a
 * millisecond of processor time. Rejects when no whole answer came in time.
 */
export function callByNode({ method, url, headers, body, timeoutMs }: NodeCall): Promise<NodeAnswer> {
  const isSecure = url.protocol === 'https:'
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  const options = { method, headers: { ...headers, ...length }, agent: agents[isSecure ? 'https:' : 'http:'] }
  return new Promise((resolve, reject) => {
    const request = (isSecure ? https : http).request(url, options, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('aborted', () => reject(new Error('The answer was cut off')))
      response.on('end', () => {
        clearTimeout(timer)
        resolve({
          status: response.statusCode ?? 0,
          statusText: response.statusMessage ?? '',
          headers: response.headers,
          text: Buffer.concat(chunks).toString('utf8'),
        })
      })
    })
    const timer = setTimeout(() => request.destroy(new NodeCallTimeout()), timeoutMs)
    request.on('error', (error) => {
      clearTimeout(timer)
      reject(error)
    })
    request.end(body)
  })
}
