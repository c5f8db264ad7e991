import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { notFound } from '@/gateway/core/errors/errors'
import type { Viewer } from '@/gateway/core/viewer'
import { deliverySectors } from '@/gateway/db/schema/checkout'
import { siteParams } from '@/gateway/db/schema/site'
import { requireStaff } from '@/gateway/services/accounts/require-staff'
import { DELIVERY_PARAM, loadElsewhere } from '@/gateway/services/delivery-fees/delivery-terms'
import { ELSEWHERE, listDeliveryRules } from '@/gateway/services/delivery-rules/list-delivery-rules'
import { toZoneColumns, toZoneTerms } from '@/gateway/services/delivery-rules/zone-terms'
import type { ServiceDeps } from '@/gateway/services/deps'
import { announcePurge } from '@/gateway/services/purges/announce-purge'
import { lockRules, requireRuleVersion, writeRuleChange } from '@/gateway/services/rule-log/rule-log'
import type {
  saveDeliveryElsewhere as elsewhereOperation,
  saveDeliveryZone as zoneOperation,
} from '@/lib/gateway/contracts/desk/delivery'
import type { ParsedRequestOf } from '@/lib/gateway/operation'

/** Writes a zone, its place in the log and the purge of what names prices of delivery, together. */
export async function saveDeliveryZone(
  deps: ServiceDeps,
  viewer: Viewer,
  { id, terms, version }: ParsedRequestOf<typeof zoneOperation>['body'],
) {
  await requireStaff(deps.db, viewer)
  const reference = await deps.reference()
  const columns = toZoneColumns(reference, terms)
  await deps.db.transaction(async (tx) => {
    await lockRules(tx)
    const after = toZoneTerms(reference, columns)
    const isAsAfter = (zone: Zone) => isDeepStrictEqual(toZoneTerms(reference, zone), after)
    const old = await findZone(tx, id)
    if (old ? isAsAfter(old) : (await tx.select().from(deliverySectors)).some(isAsAfter)) return
    await requireRuleVersion(tx, 'delivery', version)
    const before = old && toZoneTerms(reference, old)
    const key = old?.externalId ?? randomUUID()
    if (old) await tx.update(deliverySectors).set(columns).where(eq(deliverySectors.externalId, key))
    else await tx.insert(deliverySectors).values({ ...columns, externalId: key })
    await recordChange(tx, deps, viewer, { key, title: `зона «${after.title}»`, before, after })
  })
  return listDeliveryRules(deps, viewer)
}

/** The same for what is outside of the zones. */
export async function saveDeliveryElsewhere(
  deps: ServiceDeps,
  viewer: Viewer,
  { terms, version }: ParsedRequestOf<typeof elsewhereOperation>['body'],
) {
  await requireStaff(deps.db, viewer)
  await deps.db.transaction(async (tx) => {
    await lockRules(tx)
    const before = await loadElsewhere(tx)
    if (isDeepStrictEqual(before, terms)) return
    await requireRuleVersion(tx, 'delivery', version)
    await tx
      .insert(siteParams)
      .values({ key: DELIVERY_PARAM, value: terms })
      .onConflictDoUpdate({ target: siteParams.key, set: { value: terms } })
    await recordChange(tx, deps, viewer, { key: ELSEWHERE, title: 'остальные адреса', before, after: terms })
  })
  return listDeliveryRules(deps, viewer)
}

type Zone = typeof deliverySectors.$inferSelect

async function findZone(tx: Database, id: string | null) {
  if (id === null) return null
  const [zone] = await tx.select().from(deliverySectors).where(eq(deliverySectors.externalId, id))
  if (!zone) throw notFound('Такой зоны нет.')
  return zone
}

type Change = { key: string; title: string; before: unknown; after: unknown }

/** Every page carries the frame's tag, so its purge reaches the product pages and the help too. */
async function recordChange(tx: Database, deps: ServiceDeps, { userId }: Viewer, change: Change) {
  await writeRuleChange(tx, { area: 'delivery', ...change, authorId: userId, createdAt: deps.now() })
  await announcePurge(tx, ['bootstrap'])
}
