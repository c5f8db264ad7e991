import { percentile } from './statistics.ts'

const WARM_UP = 30

/** 95th percentile, in milliseconds, of calls sent one after another by one client. */
export async function callP95(requests: readonly (() => Promise<Response>)[]): Promise<number> {
  const durations: number[] = []
  for (const [index, send] of requests.entries()) {
    const began = performance.now()
    const response = await send()
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${response.url} answered ${response.status}`)
    if (index >= WARM_UP) durations.push(performance.now() - began)
  }
  return percentile(durations, 95)
}
