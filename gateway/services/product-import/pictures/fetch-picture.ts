import dns from 'node:dns'
import { isIP } from 'node:net'
import { Agent, request } from 'undici'
import { MAX_PICTURE_BYTES, MIB } from '@/lib/gateway/contracts/limits'
import { isPublicAddress } from '@/gateway/core/is-public-address'

/** What another server answers with: the file, or why there is none. */
export type Fetched = { data: Buffer<ArrayBuffer> } | { reason: string }

type Answer = {
  statusCode: number
  headers: Record<string, string | string[] | undefined>
  body: AsyncIterable<Uint8Array>
}
type FetchResponse = (url: URL, signal: AbortSignal) => Promise<Answer>

const MAX_REDIRECTS = 3
const TIMEOUT_MS = 20_000
const HTTPS_PORT = ''

type Lookup =
  NonNullable<NonNullable<ConstructorParameters<typeof Agent>[0]>['connect']> extends infer Connect
    ? Connect extends { lookup?: infer Own }
      ? NonNullable<Own>
      : never
    : never

/** Names are resolved once, and the connection goes to an address that has been checked. */
const lookUpPublic: Lookup = (hostname, options, callback) => {
  dns.lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 0)
    const found = addresses.filter(({ address }) => isPublicAddress(address))
    const [first] = found
    if (!first || found.length < addresses.length)
      return callback(
        Object.assign(new Error(`${hostname} is no public address`), { code: 'EPRIVATE' }),
        '',
        0,
      )
    return options.all ? callback(null, found) : callback(null, first.address, first.family)
  })
}

let agent: Agent | undefined

const requestPublic: FetchResponse = (url, signal) => {
  agent ??= new Agent({
    connect: { lookup: lookUpPublic },
    headersTimeout: TIMEOUT_MS,
    bodyTimeout: TIMEOUT_MS,
  })
  return request(url, { dispatcher: agent, signal, headers: { accept: 'image/*' } })
}

/** Fetches a picture by https from the public network alone, whatever the address, its name or a redirect says. */
export function createPictureFetcher(call: FetchResponse = requestPublic) {
  return async (address: string): Promise<Fetched> => {
    let url = URL.parse(address)
    for (let step = 0; step <= MAX_REDIRECTS; step += 1) {
      if (!url || !isAllowed(url))
        return { reason: `картинку можно взять только с публичного адреса https: ${address}` }
      try {
        const response = await call(url, AbortSignal.timeout(TIMEOUT_MS))
        const next = locationOf(response)
        if (next === undefined) return await readBody(response, address)
        await drain(response.body)
        url = URL.parse(next, url)
      } catch (error) {
        return { reason: `${address}: ${wordsOf(error)}` }
      }
    }
    return { reason: `${address}: слишком много перенаправлений` }
  }
}

function isAllowed({ protocol, hostname, port, username, password }: URL): boolean {
  const host = hostname.replace(/^\[(.*)\]$/, '$1')
  if (protocol !== 'https:' || port !== HTTPS_PORT || username !== '' || password !== '') return false
  return isIP(host) === 0 || isPublicAddress(host)
}

function locationOf({ statusCode, headers }: Answer): string | undefined {
  const { location } = headers
  return statusCode >= 300 && statusCode < 400 && typeof location === 'string' ? location : undefined
}

async function readBody({ statusCode, body }: Answer, address: string): Promise<Fetched> {
  if (statusCode !== 200) {
    await drain(body)
    return { reason: `${address}: сервер ответил кодом ${statusCode}` }
  }
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > MAX_PICTURE_BYTES) return { reason: `${address}: больше ${MAX_PICTURE_BYTES / MIB} МБ` }
    chunks.push(chunk)
  }
  return { data: Buffer.concat(chunks) }
}

/** A few kilobytes of words; a longer body is not read to its end. */
async function drain(body: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const _ of body) break
}

function wordsOf(error: unknown): string {
  const code = codeOf(error)
  if (code === 'EPRIVATE') return 'адрес внутренней сети'
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'такого сервера нет'
  return error instanceof Error && error.name === 'TimeoutError'
    ? 'сервер не ответил вовремя'
    : 'сервер не отвечает'
}

function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const { code } = error as NodeJS.ErrnoException
  return code ?? codeOf(error.cause)
}
