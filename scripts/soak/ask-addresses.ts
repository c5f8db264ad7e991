import http from 'node:http'
import type { Journal } from './journal.ts'

const TIMEOUT_MS = 30_000

/** Asks a shop for the addresses, some at once, exactly as they are written. */
export async function askAddresses(
  shopUrl: string,
  addresses: readonly string[],
  atOnce: number,
  { note }: Journal,
): Promise<void> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: atOnce })
  const waiting = addresses.values()
  const askOnAndOn = async () => {
    for (const address of waiting) {
      const from = performance.now()
      const status = await statusOf(shopUrl, address, agent)
      note({ kind: 'hostile addresses', status, from, to: performance.now(), about: address })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, askOnAndOn))
  agent.destroy()
}

/** Undefined where there was no answer. Not by `fetch`, which would mend an address before it asks for it. */
function statusOf(shopUrl: string, path: string, agent: http.Agent): Promise<number | undefined> {
  return new Promise((resolve) => {
    const request = http.get(new URL(shopUrl), { path, agent, timeout: TIMEOUT_MS }, (response) => {
      response.on('close', () => resolve(response.complete ? response.statusCode : undefined))
      response.resume()
    })
    request.on('timeout', () => request.destroy())
    request.on('error', () => resolve(undefined))
  })
}
