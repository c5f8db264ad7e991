import { AwsClient } from 'aws4fetch'
import { gatewayError } from '@/gateway/core/errors'

const RETRIES = 2
const TIMEOUT_MS = 10_000

/** Signatures are made of addresses in which only letters, digits and -._~ stand for themselves. */
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

/** Objects of S3-compatible storage. Answers with undefined for what is not there, and fails for whatever else goes wrong. */
export function createBucket({ endpoint, bucket, region, accessKeyId, secretAccessKey }: BucketOptions) {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES })
  const base = `${endpoint.replace(/\/+$/, '')}/${bucket}`

  async function send(key: string, init: RequestInit): Promise<Response | undefined> {
    const path = key.split('/').map(encodeStrictly).join('/')
    const answer = await client
      .fetch(`${base}/${path}`, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) })
      .catch((cause: unknown) => {
        throw Object.assign(gatewayError('unavailable', UNAVAILABLE), { cause })
      })
    if (answer.ok) return answer
    await answer.body?.cancel()
    if (answer.status === 404) return undefined
    throw Object.assign(gatewayError('unavailable', UNAVAILABLE), {
      cause: new Error(`the storage answered ${answer.status} to ${init.method} ${key}`),
    })
  }

  return {
    /** Changes with the object. */
    versionOf: async (key: string): Promise<string | undefined> => {
      const answer = await send(key, { method: 'HEAD' })
      return answer && (answer.headers.get('etag') ?? answer.headers.get('last-modified') ?? '')
    },
    read: async (key: string): Promise<Buffer<ArrayBuffer> | undefined> => {
      const answer = await send(key, { method: 'GET' })
      return answer && Buffer.from(await answer.arrayBuffer())
    },
    write: async (key: string, data: Buffer, contentType: string): Promise<void> => {
      const answer = await send(key, {
        method: 'PUT',
        body: new Uint8Array(data),
        headers: { 'content-type': contentType },
      })
      if (!answer) throw new Error(`the storage has no bucket ${bucket}`)
    },
  }
}

const UNAVAILABLE = 'Хранилище изображений недоступно. Повторите запрос позже.'

export type Bucket = ReturnType<typeof createBucket>
