/** A separate process, so that only the shop delays it: requests a cached page, and reports the durations. */
import http from 'node:http'
import { text as readAll } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'

export type CachedPageTask = { url: string }
/** `isCached`: as the shop says; what had to be rendered first is no cached page. */
export type CachedPageNote = { status: number | undefined; tookMs: number; isCached: boolean }

const EVERY_MS = 200
const TIMEOUT_MS = 30_000

const { url } = JSON.parse(await readAll(process.stdin)) as CachedPageTask
const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })

function sendRequest(): Promise<CachedPageNote> {
  const from = performance.now()
  return new Promise((resolve) => {
    const end = (status: number | undefined, isCached: boolean) =>
      resolve({ status, tookMs: performance.now() - from, isCached })
    const request = http.get(url, { agent, timeout: TIMEOUT_MS }, (response) => {
      const isCached = /\bhit\b/.test(String(response.headers['cache-status']))
      response.on('close', () => end(response.complete ? response.statusCode : undefined, isCached))
      response.resume()
    })
    request.on('timeout', () => request.destroy())
    request.on('error', () => end(undefined, false))
  })
}

for (;;) {
  process.stdout.write(`${JSON.stringify(await sendRequest())}\n`)
  await sleep(EVERY_MS)
}
