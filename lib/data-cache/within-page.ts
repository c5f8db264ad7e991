import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { GatewayError } from '@/lib/gateway/errors'
import { READS_TIMEOUT_MS, REQUESTED_AT_HEADER } from '@/lib/gateway/server/page-timeout'
import { readPageHeaders } from '@/lib/http/read-page-headers'
import { UNAVAILABLE_MESSAGE } from '@/lib/gateway/wire/failure-texts'

const beginnings = new AsyncLocalStorage<number>()

/** Runs what decides a page before it is rendered; the reads of both share the time since `requestedAt`. */
export function beginPage<T>(requestedAt: number, decide: () => T): T {
  return beginnings.run(requestedAt, decide)
}

/** Runs a read that other pages may wait for as well: the reads within it do not end with the page that began it. */
export function beyondPage<T>(read: () => T): T {
  return beginnings.run(Infinity, read)
}

/**
 * Waits for a read no longer than the page of this request may wait for all of its reads: where the gateway does not answer, one read
 * after the other would each take the time of a call. Outside of a page it waits for the read.
 */
export async function withinPage<T>(read: () => Promise<T>): Promise<T> {
  const requestedAt = beginnings.getStore() ?? (await readBeginning())
  const leftMs = requestedAt + READS_TIMEOUT_MS - performance.now()
  if (leftMs === Infinity) return read()
  if (leftMs <= 0) throw lateError()
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(lateError()), leftMs)
  })
  return Promise.race([read(), late]).finally(() => clearTimeout(timer))
}

async function readBeginning(): Promise<number> {
  const value = (await readPageHeaders())?.get(REQUESTED_AT_HEADER)
  return value ? Number(value) : Infinity
}

function lateError(): GatewayError {
  return new GatewayError({ kind: 'timeout', message: UNAVAILABLE_MESSAGE })
}
