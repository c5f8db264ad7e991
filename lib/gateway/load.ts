import 'server-only'
import { isBuildPhase } from '@/lib/env'
import { isGatewayError } from '@/lib/gateway/errors'
import { NO_ANSWER } from '@/lib/gateway/no-answer'

/** Outcome of a read that a page rests on: what it needs, that there is no such thing, or why it could not be had. */
export type Loaded<T> =
  { kind: 'found'; value: T } | { kind: 'missing' } | { kind: 'failed'; status: number; message: string }

const DEFAULT_STATUS = 500

/** The build renders without a gateway; its pages are never served (see lib/page-cache/handler.ts). */
const NOT_ASKED = { kind: 'failed', status: 503, message: NO_ANSWER } as const

/**
 * Turns a read into an outcome that a page can render with its true status (see lib/page-cache). The read throws, and so
 * stays uncached, when the gateway fails; it yields undefined when the gateway knows no such thing.
 */
export async function toLoaded<T>(read: () => Promise<T | undefined>): Promise<Loaded<T>> {
  if (isBuildPhase()) return NOT_ASKED
  try {
    const value = await read()
    return value === undefined ? { kind: 'missing' } : { kind: 'found', value }
  } catch (error) {
    rethrowInterrupt(error)
    return { kind: 'failed', status: failureStatus(error), message: failureMessage(error) }
  }
}

/** A read that the page can do without: its failure is an empty result. */
export async function orEmpty<T>(read: () => Promise<T>, empty: T): Promise<T> {
  if (isBuildPhase()) return empty
  try {
    return await read()
  } catch (error) {
    rethrowInterrupt(error)
    return empty
  }
}

/** In a `use cache` function: an unknown thing is undefined (a cacheable answer), any other failure is thrown. */
export async function orMissing<T>(read: Promise<T>): Promise<T | undefined> {
  try {
    return await read
  } catch (error) {
    if (isGatewayError(error) && error.kind === 'notFound') return undefined
    throw withDigest(error)
  }
}

const DIGEST_PREFIX = 'GATEWAY'

/** Errors that leave a `use cache` function keep only their digest, so status and message travel in it. */
function withDigest(error: unknown): unknown {
  if (!isGatewayError(error)) return error
  return Object.assign(error, { digest: [DIGEST_PREFIX, error.status, error.message].join(';') })
}

function digestOf(error: unknown): string[] {
  const digest = error instanceof Error && 'digest' in error ? String(error.digest) : ''
  return digest.split(';')
}

function failureStatus(error: unknown): number {
  if (isGatewayError(error)) return error.status
  const [prefix, status] = digestOf(error)
  return prefix === DIGEST_PREFIX ? Number(status) : DEFAULT_STATUS
}

function failureMessage(error: unknown): string {
  if (isGatewayError(error)) return error.message
  const [prefix, , ...message] = digestOf(error)
  return prefix === DIGEST_PREFIX ? message.join(';') : NO_ANSWER
}

/** Next steers rendering by throwing; those throws are not failures. */
function rethrowInterrupt(error: unknown): void {
  const [prefix = ''] = digestOf(error)
  if (prefix.startsWith('NEXT_') || prefix === 'HANGING_PROMISE_REJECTION') throw error
}
