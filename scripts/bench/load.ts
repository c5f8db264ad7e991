import autocannon from 'autocannon'

const CONNECTIONS = 16
const DURATION_S = 10

export type LoadResult = { perSecond: number; failed: number }

/** Requests a second that one address, or a list of addresses in turn, answers; gzip accepted. */
export async function measureLoad(
  origin: string,
  paths: readonly string[],
  durationS = DURATION_S,
): Promise<LoadResult> {
  const result = await autocannon({
    url: origin,
    connections: CONNECTIONS,
    duration: durationS,
    headers: { 'accept-encoding': 'gzip' },
    requests: paths.map((path) => ({ method: 'GET', path })),
  })
  return { perSecond: result.requests.average, failed: result.non2xx + result.errors + result.timeouts }
}
