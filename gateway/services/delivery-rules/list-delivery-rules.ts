import { asc } from 'drizzle-orm'
import type { Viewer } from '@/gateway/core/viewer'
import { deliverySectors } from '@/gateway/db/schema/checkout'
import { requireStaff } from '@/gateway/services/accounts/require-staff'
import { loadElsewhere } from '@/gateway/services/delivery-fees/delivery-terms'
import { toZoneTerms } from '@/gateway/services/delivery-rules/zone-terms'
import type { ServiceDeps } from '@/gateway/services/deps'
import { loadRuleLog, readRuleVersion } from '@/gateway/services/rule-log/rule-log'
import { deliveryElsewhere, deliveryZone } from '@/lib/gateway/contracts/desk/delivery'

/** Of what is outside of the zones, among the changes of zones. */
export const ELSEWHERE = 'elsewhere'

export async function listDeliveryRules(deps: ServiceDeps, viewer: Viewer) {
  const { db } = deps
  await requireStaff(db, viewer)
  // Before all else: a change in between makes it too old, and never too new.
  const version = await readRuleVersion(db, 'delivery')
  const reference = await deps.reference()
  const zones = await db
    .select()
    .from(deliverySectors)
    .orderBy(asc(deliverySectors.sequence), asc(deliverySectors.externalId))
  return {
    version,
    elsewhere: await loadElsewhere(db),
    zones: zones.map((zone) => ({ id: zone.externalId, terms: toZoneTerms(reference, zone) })),
    zoneLog: await loadRuleLog(db, 'delivery', { shape: deliveryZone, key: { isNot: ELSEWHERE } }),
    elsewhereLog: await loadRuleLog(db, 'delivery', { shape: deliveryElsewhere, key: { is: ELSEWHERE } }),
    shops: reference.shops.map(({ supplierId, title }) => ({ id: supplierId, title })),
  }
}
