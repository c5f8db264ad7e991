import { AwsClient } from 'aws4fetch'
import { createCircuitBreaker } from '@/gateway/core/caching/create-circuit-breaker'
import { gatewayError } from '@/gateway/core/errors/errors'
import { isFaultOfService, ServiceResponseError } from '@/gateway/core/errors/service-response-error'

const RETRIES = 2
const TIMEOUT_MS = 10_000
const FAILURES_BEFORE_REST = 10
const REST_MS = 10_000
/** A film of the size that shoppers may send, over a slow line to the storage. */
const WRITE_TIMEOUT_MS = 120_000
const READS = new Set<string | undefined>(['HEAD', 'GET'])

const folderOf = (key: string) => key.split('/', 1)[0] ?? ''

/** Signatures require addresses in which only letters, digits and -._~ are unescaped. */
function encodeStrictly(part: string) {
  return encodeURIComponent(part).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

export type BucketOptions = {
  /** `https://s3.example`; the bucket is named in the path, as every S3-compatible storage understands. */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/**
 * Objects of S3-compatible storage. Returns undefined for a missing object, and rejects for all other failures. To a key that may not list
 * the bucket a missing object is forbidden too: then it counts as missing while another object of its folder can be read.
 */
export function createBucket({ endpoint, bucket, region, accessKeyId, secretAccessKey }: BucketOptions) {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES })
  // Without it each picture of a page would wait for the deadline.
  const breaker = createCircuitBreaker({ failures: FAILURES_BEFORE_REST, restMs: REST_MS })
  const base = `${endpoint.replace(/\/+$/, '')}/${bucket}`
  /** By folder, an object that was there the last time. */
  const present = new Map<string, string>()

  function send(key: string, init: RequestInit, timeoutMs = TIMEOUT_MS): Promise<Response | undefined> {
    return breaker.run(() => call(key, init, timeoutMs), {
      refuse: () =>
        Object.assign(gatewayError('unavailable', UNAVAILABLE), {
          cause: new Error('the storage rests after failures'),
        }),
      isFailure: isFaultOfService,
    })
  }

  function ask(key: string, init: RequestInit, timeoutMs: number): Promise<Response> {
    const path = key.split('/').map(encodeStrictly).join('/')
    return client
      .fetch(`${base}/${path}`, { ...init, signal: AbortSignal.timeout(timeoutMs) })
      .catch((cause: unknown) => {
        throw Object.assign(gatewayError('unavailable', UNAVAILABLE), { cause })
      })
  }

  /** Whether the right to read the folder is there, so that it is the object that is not. */
  async function canReadBeside(key: string): Promise<boolean> {
    const other = present.get(folderOf(key))
    if (other === undefined) return false
    const answer = other === key ? undefined : await ask(other, { method: 'HEAD' }, TIMEOUT_MS)
    if (answer?.ok) return true
    present.delete(folderOf(key))
    return false
  }

  async function call(key: string, init: RequestInit, timeoutMs: number): Promise<Response | undefined> {
    const answer = await ask(key, init, timeoutMs)
    if (answer.ok) {
      if (init.method !== 'DELETE') present.set(folderOf(key), key)
      return answer
    }
    await answer.body?.cancel()
    if (answer.status === 404) return undefined
    if (answer.status === 403 && READS.has(init.method) && (await canReadBeside(key))) return undefined
    throw Object.assign(gatewayError('unavailable', UNAVAILABLE), {
      cause: new ServiceResponseError(
        answer.status,
        `the storage answered ${answer.status} to ${init.method} ${key}`,
      ),
    })
  }

  return {
    /** The version changes with the object. */
    look: async (key: string): Promise<{ version: string; size: number } | undefined> => {
      const answer = await send(key, { method: 'HEAD' })
      if (!answer) return undefined
      const version = answer.headers.get('etag') ?? answer.headers.get('last-modified') ?? ''
      return { version, size: Number(answer.headers.get('content-length') ?? 0) }
    },
    /** Both ends belong to the piece. */
    readPiece: async (key: string, first: number, last: number): Promise<ReadableStream<Uint8Array>> => {
      const range = { range: `bytes=${first}-${last}` }
      const answer = await send(key, { method: 'GET', headers: range }, WRITE_TIMEOUT_MS)
      if (!answer?.body) throw new Error(`${key} has gone`)
      return answer.body
    },
    read: async (key: string): Promise<Buffer<ArrayBuffer> | undefined> => {
      const answer = await send(key, { method: 'GET' })
      return answer && Buffer.from(await answer.arrayBuffer())
    },
    write: async (key: string, data: Buffer | Blob, contentType: string): Promise<void> => {
      const body = data instanceof Blob ? data : new Uint8Array(data)
      const answer = await send(
        key,
        { method: 'PUT', body, headers: { 'content-type': contentType } },
        WRITE_TIMEOUT_MS,
      )
      if (!answer) throw new Error(`the storage has no bucket ${bucket}`)
    },
    /** A missing object counts as removed. */
    remove: async (key: string): Promise<void> => {
      const answer = await send(key, { method: 'DELETE' })
      await answer?.body?.cancel()
    },
  }
}

const UNAVAILABLE = 'Хранилище изображений недоступно. Повторите запрос позже.'

export type Bucket = ReturnType<typeof createBucket>
