import { hostileAddresses } from '../../addresses/hostile-addresses.ts'
import { mutatedRequests } from '../../addresses/mutated-requests.ts'
import { realAddresses, spread } from '../../addresses/real-addresses.ts'
import { sendOddRequests } from '../../addresses/send-odd-request.ts'
import type { Journal } from '../journal.ts'

const REAL_ADDRESSES = 300

/** Sends a shop odd requests, some at once, exactly as they are written: hostile addresses and mutated requests, `count` of each. */
export async function requestAddresses(
  shopUrl: string,
  { count, seed, atOnce }: { count: number; seed: number; atOnce: number },
  { note }: Journal,
): Promise<void> {
  const hostile = hostileAddresses(count, seed).map((target) => ({ method: 'GET', target, headers: {} }))
  const mutated = mutatedRequests(count, seed, spread(await realAddresses(shopUrl), REAL_ADDRESSES))
  for (const [kind, requests] of Object.entries({
    'hostile addresses': hostile,
    'mutated requests': mutated,
  })) {
    await sendOddRequests(shopUrl, requests, atOnce, ({ method, target, headers }, status, from) =>
      note({
        kind,
        status,
        from,
        to: performance.now(),
        about: `${method} ${target} ${JSON.stringify(headers)}`.slice(0, 500),
      }),
    )
  }
}
