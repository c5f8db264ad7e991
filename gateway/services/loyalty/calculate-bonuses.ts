import type { Viewer } from '@/gateway/core/viewer'
import { rewardFor } from '@/gateway/services/bonuses/order-bonuses'
import { readBuyer } from '@/gateway/services/bonuses/read-buyer'
import { MEMBER_PERCENT, tierOf } from '@/gateway/services/bonuses/tiers'
import type { ServiceDeps } from '@/gateway/services/deps'
import { toKopecks } from '@/gateway/services/checkout/order-request'

type Item = { id?: string | number | undefined; price: number; quantity: number }

/** What a member earns: a guest sees the first tier's share, a company none. */
async function percentFor({ db, now }: ServiceDeps, viewer: Viewer | undefined) {
  const buyer = viewer && (await readBuyer(db, viewer.userId, now()))
  if (!buyer) return MEMBER_PERCENT
  return buyer.isCorporate ? 0 : tierOf(buyer).cashbackPercent
}

/** Bonuses that goods would earn, in the order of the request. */
export async function calculateBonuses(
  deps: ServiceDeps,
  viewer: Viewer | undefined,
  items: readonly Item[],
) {
  const percent = await percentFor(deps, viewer)
  return {
    items: items.map(({ id, price, quantity }) => ({
      id: id ?? null,
      price,
      bonuses: rewardFor(toKopecks(price) * quantity, percent),
    })),
  }
}
