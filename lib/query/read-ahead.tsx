import 'server-only'
import { type DehydratedState, dehydrate, QueryClient, type QueryKey } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { visitorGateway, orUndefined } from '@/lib/gateway/session/visitor-client'
import { HydrateQueries } from './hydrate-queries'
import type { GatewayCall, LoadReading } from './reading'

/** A query made by `reading`. */
type AheadQuery = { queryKey: QueryKey; meta?: { load?: LoadReading } | undefined }

/** Of a long list, cars for one, only the entries in the first view come along. */
const MOST_QUERIES = 12

/** For a browser without scripts, which does not read again. */
const PARTIAL = 'Часть страницы не загрузилась: сервис ответил не вовремя. Обновите страницу через минуту.'

type Props = { queries: readonly AheadQuery[]; children: ReactNode }

/**
 * Sends the data of its children along with the page, so that they are there before their scripts are. Reads without an answer in time are
 * left to the browser, which shows why they fail.
 */
export async function ReadAhead({ queries, children }: Props) {
  const state = await answersTo(queries)
  const isPartial = state !== undefined && state.queries.length < Math.min(queries.length, MOST_QUERIES)
  return (
    <>
      {isPartial && (
        <noscript>
          <p>{PARTIAL}</p>
        </noscript>
      )}
      <HydrateQueries state={state}>{children}</HydrateQueries>
    </>
  )
}

async function answersTo(queries: readonly AheadQuery[]): Promise<DehydratedState | undefined> {
  const gateway = await visitorGateway()
  if (!gateway) return undefined
  // The guarantee: no reading requests a file, whose answer is the only one that the two clients give differently.
  const send = ((operation, request) => gateway.call(operation, request)) as GatewayCall
  const client = new QueryClient()
  await Promise.all(
    queries.slice(0, MOST_QUERIES).map(async ({ queryKey, meta }) => {
      const read = await meta?.load?.()
      const data = read && (await orUndefined(read(send)))
      if (data !== undefined) client.setQueryData(queryKey, data)
    }),
  )
  return dehydrate(client)
}
