import type { AttackNote, AttackTask } from './attack.ts'
import type { BreakableShop } from '../breakable-shop.ts'
import type { Journal } from '../journal.ts'
import type { People } from '../people.ts'
import { startHelper } from '../start-helper.ts'
import type { CachedPageNote, CachedPageTask } from '../watch-cached-page.ts'

/** What the journal calls them. */
export const CACHED_PAGES = 'a cached page beside attackers'

/** Attackers beside the shoppers, until they are stopped. */
export function startAttackers(
  { url }: Pick<BreakableShop, 'url'>,
  { attackers, customers }: Pick<People, 'attackers' | 'customers'>,
  journal: Journal,
  seed: number,
) {
  const task: AttackTask = {
    shopUrl: url,
    seed,
    cookies: attackers,
    phones: customers.map(({ phone }) => phone),
    markers: customers.map(({ marker }) => marker),
  }
  const script = new URL('attack.ts', import.meta.url)
  return startHelper(script, task, ({ shape, status, tookMs, isForeign }: AttackNote) =>
    journal.note({
      kind: `attack: ${shape}`,
      status,
      ...justNow(tookMs),
      about: shape,
      isAttack: true,
      isForeign,
    }),
  )
}

/** Requests a cached page all the time, and records the durations. */
export function watchCachedPage({ url }: Pick<BreakableShop, 'url'>, journal: Journal) {
  const task: CachedPageTask = { url }
  const script = new URL('../watch-cached-page.ts', import.meta.url)
  return startHelper(script, task, ({ status, tookMs, isCached }: CachedPageNote) => {
    const kind = isCached ? CACHED_PAGES : 'the same page, rendered anew'
    journal.note({ kind, status, ...justNow(tookMs) })
  })
}

function justNow(tookMs: number) {
  const to = performance.now()
  return { from: to - tookMs, to }
}
