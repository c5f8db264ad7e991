import http, { type IncomingHttpHeaders } from 'node:http'
import https from 'node:https'

export type NodeCall = {
  method: string
  url: URL
  headers: Readonly<Record<string, string>>
  body: string | undefined
  timeoutMs: number
  /** Of a page for one person: it ends the call, which takes none of the connections that pages for everyone wait for. */
  ofOnePerson?: AbortSignal | undefined
}

export type NodeAnswer = { status: number; statusText: string; headers: IncomingHttpHeaders; text: string }

const MAX_CONNECTIONS = 128

const agents = { everyone: createAgents(), onePerson: createAgents() }

function createAgents() {
  const options = { keepAlive: true, maxSockets: MAX_CONNECTIONS }
  return { 'http:': new http.Agent(options), 'https:': new https.Agent(options) }
}

export class NodeCallTimeout extends Error {
  override readonly name = 'NodeCallTimeout'
}

/**
 * One call over a kept connection by the platform's own client: a page makes some eight of them, and `fetch` costs each about a
 * millisecond of processor time. Rejects when no whole answer came in time.
 */
export function callByNode(call: NodeCall): Promise<NodeAnswer> {
  const { method, url, headers, body, timeoutMs, ofOnePerson } = call
  const isSecure = url.protocol === 'https:'
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  const options = {
    method,
    headers: { ...headers, ...length },
    agent: agents[ofOnePerson ? 'onePerson' : 'everyone'][isSecure ? 'https:' : 'http:'],
    ...(ofOnePerson && { signal: ofOnePerson }),
  }
  return new Promise((resolve, reject) => {
    const fail = (reason: Error) => {
      clearTimeout(timer)
      reject(reason)
    }
    const request = (isSecure ? https : http).request(url, options, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', fail)
      response.on('aborted', () => fail(new Error('The answer was cut off')))
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
    const timer = setTimeout(() => {
      // Before the end of the request is seen as that of a line that broke, which is tried again.
      fail(new NodeCallTimeout())
      request.destroy()
    }, timeoutMs)
    request.on('error', fail)
    request.end(body)
  })
}
