import { requireResponse } from '@/lib/gateway/wire/require-response'
import type { CallResult } from '@/lib/gateway/client'
import type { Operation, RequestOf } from '@/lib/gateway/operation'
import { atLeast } from './at-least'

/** Sends one call in the visitor's name: from his browser, or from the server before the page is sent. */
export type GatewayCall = <Op extends Operation>(
  operation: Op,
  request: RequestOf<Op>,
) => Promise<CallResult<Op>>

/** The calls that a screen's data take, sent by the browser or the server. */
export type Reading<Data = unknown> = (send: GatewayCall) => Promise<Data>

export type LoadReading<Data = unknown> = () => Promise<Reading<Data>>

declare module '@tanstack/react-query' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface is merged with the library's own
  interface Register {
    queryMeta: { load?: LoadReading }
  }
}

/**
 * A query whose page may come with its answer, see read-ahead.ts. The browser loads the client and the contracts with the first
 * question that it asks itself; the screen shows what went wrong.
 */
export function reading<Data>(load: LoadReading<Data>) {
  return {
    queryFn: ({ signal }: { signal: AbortSignal }) => atLeast(readFromBrowser(load, signal)),
    meta: { load },
  }
}

async function readFromBrowser<Data>(load: LoadReading<Data>, signal: AbortSignal): Promise<Data> {
  const [{ browserGateway }, read] = await Promise.all([import('@/lib/gateway/browser-client'), load()])
  const gateway = browserGateway()
  return read(async (operation, request) =>
    requireResponse(await gateway.call(operation, request, { handlesErrors: true, signal })),
  )
}
