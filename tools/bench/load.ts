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
  let requested = 0
  const result = await autocannon({
    url: origin,
    connections: CONNECTIONS,
    duration: durationS,
    headers: { 'accept-encoding': 'gzip' },
    // Of its own list each connection would ask for the same address at the same moment as the others.
    requests: [
      { method: 'GET', setupRequest: (request) => ({ ...request, path: paths[requested++ % paths.length] }) },
    ],
  })
  return { perSecond: result.requests.average, failed: result.non2xx + result.errors + result.timeouts }
}
