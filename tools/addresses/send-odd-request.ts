import http from 'node:http'
import type { OddRequest } from './mutated-requests'

const TIMEOUT_MS = 30_000

/** Undefined where there was no answer. Not by `fetch`, which would normalise an address before it sends it. */
export function sendOddRequest(
  shopUrl: string,
  { method, target, headers, body }: OddRequest,
  agent: http.Agent,
): Promise<number | undefined> {
  return new Promise((resolve) => {
    const request = http.request(
      new URL(shopUrl),
      {
        method,
        path: target,
        headers: { ...headers, ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }) },
        setHost: headers['host'] === undefined,
        agent,
        timeout: TIMEOUT_MS,
      },
      (response) => {
        response.on('close', () => resolve(response.complete ? response.statusCode : undefined))
        response.resume()
      },
    )
    request.on('timeout', () => request.destroy())
    request.on('error', () => resolve(undefined))
    request.end(body)
  })
}

/** Sends requests, some at once, and returns the answer of each. */
export async function sendOddRequests(
  shopUrl: string,
  requests: readonly OddRequest[],
  atOnce: number,
  note: (request: OddRequest, status: number | undefined, from: number) => void,
): Promise<void> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: atOnce })
  const waiting = requests.values()
  const sendOnAndOn = async () => {
    for (const request of waiting) {
      const from = performance.now()
      note(request, await sendOddRequest(shopUrl, request, agent), from)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, sendOnAndOn))
  agent.destroy()
}
