import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { notFound } from '@/gateway/core/errors/errors'
import type { Viewer } from '@/gateway/core/viewer'
import { shops, suppliers } from '@/gateway/db/schema/offers'
import { requireStaff } from '@/gateway/services/accounts/require-staff'
import type { ServiceDeps } from '@/gateway/services/deps'
import { announcePurge } from '@/gateway/services/purges/announce-purge'
import {
  loadRuleLog,
  readRuleVersion,
  lockRules,
  requireRuleVersion,
  writeRuleChange,
} from '@/gateway/services/rule-log/rule-log'
import { type saveSupplierName as operation, supplierName } from '@/lib/gateway/contracts/desk/suppliers'
import type { ParsedRequestOf } from '@/lib/gateway/operation'

/** What names the seller of an offer; with the frame's tag gateways read their suppliers anew. */
const NAMING = ['bootstrap', 'product', 'listing', 'search'] as const

export async function listSupplierNames({ db }: ServiceDeps, viewer: Viewer) {
  await requireStaff(db, viewer)
  // Before all else: a change in between makes it too old, and never too new.
  const version = await readRuleVersion(db, 'supplier')
  return {
    version,
    suppliers: (await loadNamed(db)).map(({ id, title, isVendor, shownTitle }) => ({
      id,
      title,
      isVendor,
      terms: { shownTitle },
    })),
    log: await loadRuleLog(db, 'supplier', { shape: supplierName }),
  }
}

/** Writes the name, its place in the log and the purge of all offers, together. */
export async function saveSupplierName(
  deps: ServiceDeps,
  viewer: Viewer,
  { id, terms, version }: ParsedRequestOf<typeof operation>['body'],
) {
  await requireStaff(deps.db, viewer)
  await deps.db.transaction(async (tx) => {
    await lockRules(tx)
    const [supplier] = await loadNamed(tx, id)
    if (!supplier) throw notFound('Такого поставщика нет.')
    const { title, shownTitle } = supplier
    // The own name once more is no other name: it would stay when the supplier is called otherwise.
    const after = { shownTitle: terms.shownTitle === title ? null : terms.shownTitle }
    if (after.shownTitle === shownTitle) return
    await requireRuleVersion(tx, 'supplier', version)
    await tx.update(suppliers).set(after).where(eq(suppliers.id, id))
    await writeRuleChange(tx, {
      area: 'supplier',
      key: String(id),
      title: `поставщик «${title}»`,
      before: { shownTitle },
      after,
      authorId: viewer.userId,
      createdAt: deps.now(),
    })
    await announcePurge(tx, NAMING)
  })
  return listSupplierNames(deps, viewer)
}

function loadNamed(db: Database, id?: number) {
  const { title, isVendor, shownTitle } = suppliers
  return db
    .select({ id: suppliers.id, title, isVendor, shownTitle })
    .from(suppliers)
    .leftJoin(shops, eq(shops.supplierId, suppliers.id))
    .where(and(isNull(shops.supplierId), id === undefined ? undefined : eq(suppliers.id, id)))
    .orderBy(desc(isVendor), asc(title), asc(suppliers.id))
}
