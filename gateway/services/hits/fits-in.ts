import type { Hits } from '@/gateway/services/hits/hits'
import type { Fit } from '@/lib/gateway/contracts/catalog/entity-shapes'

/** What each of the products is to the car of a search; null without one. */
export function fitsIn({ fits }: Pick<Hits, 'fits'>, ids: readonly number[]): (Fit | null)[] {
  const known = new Map<number, Fit>()
  const requested = new Set(ids)
  for (const [fit, own] of fits ?? []) for (const id of own) if (requested.has(id)) known.set(id, fit)
  return ids.map((id) => known.get(id) ?? null)
}
