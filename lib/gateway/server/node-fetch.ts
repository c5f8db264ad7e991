import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import https from 'node:https'

const MAX_CONNECTIONS = 128
/** Statuses for which `Response` takes no body. */
const WITHOUT_BODY = new Set([204, 205, 304])

export type ConnectionPool = 'everyone' | 'onePerson'

/** A separate pool, so that personal pages take no connections from public ones. */
const pools = { everyone: createAgents(), onePerson: createAgents() }

function createAgents() {
  const options = { keepAlive: true, maxSockets: MAX_CONNECTIONS }
  return { 'http:': new http.Agent(options), 'https:': new https.Agent(options) }
}

/**
 * `fetch` over Node's own client, because the platform's costs 0.15 ms more of processor time for each of the calls that a page
 * makes (decision 0061). Resolves with the whole answer, so that a timeout holds for its body too; fails as `fetch` does.
 */
export async function nodeFetch(request: Request, pool: ConnectionPool): Promise<Response> {
  const body = request.body ? Buffer.from(await request.arrayBuffer()) : undefined
  try {
    const [head, received] = await exchange(request, body, pool)
    const { statusCode: status = 0, statusMessage: statusText = '' } = head
    return new Response(WITHOUT_BODY.has(status) ? null : new Uint8Array(received), {
      status,
      statusText,
      headers: toHeaders(head.headers),
    })
  } catch (cause) {
    request.signal.throwIfAborted()
    throw new TypeError('fetch failed', { cause })
  }
}

function exchange(
  { method, url, headers, signal }: Request,
  body: Buffer | undefined,
  pool: ConnectionPool,
): Promise<[IncomingMessage, Buffer]> {
  const isSecure = url.startsWith('https:')
  const options = {
    method,
    headers: {
      ...Object.fromEntries(headers),
      ...(body && { 'content-length': String(body.length) }),
    },
    agent: pools[pool][isSecure ? 'https:' : 'http:'],
    signal,
  }
  return new Promise((resolve, reject) => {
    const request = (isSecure ? https : http).request(url, options, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => resolve([response, Buffer.concat(chunks)]))
    })
    request.on('error', reject)
    request.end(body)
  })
}

function toHeaders(received: IncomingHttpHeaders): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(received)) {
    for (const one of Array.isArray(value) ? value : [value ?? '']) headers.append(name, one)
  }
  return headers
}
