import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import http, { type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

const SECRET = {
  accessKeyId: 'arus',
  secretAccessKey: 'a secret of the storage',
  region: 'ru-1',
  bucket: 'pictures',
}

/** Of a key; a longer one is refused. */
const MAX_KEY_BYTES = 1024

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** The signature of a request by Amazon's rules (Signature Version 4), computed from what arrived. */
function signatureOf(
  { method = '', url = '', headers }: IncomingMessage,
  signedHeaders: string,
  scope: string,
) {
  const { pathname } = new URL(url, 'http://storage')
  const listed = signedHeaders.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`)
  const canonical = [
    method,
    pathname,
    '',
    listed.join(''),
    signedHeaders,
    String(headers['x-amz-content-sha256']),
  ].join('\n')
  const [date = '', region = '', service = '', end = ''] = scope.split('/')
  const toSign = ['AWS4-HMAC-SHA256', String(headers['x-amz-date']), scope, sha256(canonical)].join('\n')
  const key = [region, service, end].reduce<Buffer>(
    (last, part) => hmac(last, part),
    hmac(`AWS4${SECRET.secretAccessKey}`, date),
  )
  return hmac(key, toSign).toString('hex')
}

function isSigned(request: IncomingMessage): boolean {
  const pattern =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]+)$/
  const [, id, scope = '', signedHeaders = '', signature = ''] =
    pattern.exec(request.headers.authorization ?? '') ?? []
  const expected = Buffer.from(signatureOf(request, signedHeaders, scope))
  const given = Buffer.from(signature)
  return (
    id === SECRET.accessKeyId &&
    scope.endsWith(`/${SECRET.region}/s3/aws4_request`) &&
    signedHeaders.split(';').includes('host') &&
    given.length === expected.length &&
    timingSafeEqual(given, expected)
  )
}

/** Storage that holds objects in memory and takes only signed requests. */
export async function startStorage() {
  const objects = new Map<string, Buffer>()
  const requested: string[] = []
  let isAway = false
  let isListable = true
  let isReadable = true
  const server = http.createServer((request, response) => {
    void (async () => {
      const key = decodeURIComponent((request.url ?? '').replace(`/${SECRET.bucket}/`, ''))
      requested.push(`${request.method} ${key}`)
      if (isAway) return response.writeHead(503).end()
      if (!isSigned(request)) return response.writeHead(403).end()
      if (Buffer.byteLength(key) > MAX_KEY_BYTES) return response.writeHead(400).end()
      if (request.method === 'PUT') {
        objects.set(key, await buffer(request))
        return response.writeHead(200).end()
      }
      if (request.method === 'DELETE') {
        objects.delete(key)
        return response.writeHead(204).end()
      }
      const found = isReadable ? objects.get(key) : undefined
      if (!found) return response.writeHead(isListable ? 404 : 403).end()
      const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
      if (first !== undefined && last !== undefined)
        return response.writeHead(206).end(found.subarray(Number(first), Number(last) + 1))
      response.writeHead(200, { etag: `"${sha256(found)}"`, 'content-length': found.length })
      return response.end(request.method === 'HEAD' ? undefined : found)
    })()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    options: { ...SECRET, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` },
    objects,
    requested,
    /** What the key may do besides writing. */
    setRights: (rights: { canList: boolean; canRead: boolean }) => {
      isListable = rights.canList
      isReadable = rights.canRead
    },
    setAway: (now: boolean) => {
      isAway = now
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
