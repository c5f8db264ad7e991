import { sql } from 'drizzle-orm'
import { type Database, selectRows } from '@/gateway/core/database'
import { rebuildSectionIndexes } from '@/gateway/db/facets/rebuild-section-indexes'
import { announcePurge } from '@/gateway/services/purges/announce-purge'
import { refreshSearch } from '@/gateway/db/search/refresh-search'
import { repriceOffers } from '@/gateway/services/markup/reprice-offers'
import { IMPORT_LOCK } from '@/gateway/db/import-lock'
import { placeProducts, type Placement } from '@/gateway/services/section-rules/place-products'
import { findOmitted, type Omitted, removeOmitted } from '@/gateway/services/shop-setup/omitted'
import { writeBrands } from '@/gateway/services/shop-setup/write-brands'
import { writeCommonFilters } from '@/gateway/services/shop-setup/write-common-filters'
import { writeFilters } from '@/gateway/services/shop-setup/write-filters'
import { writeMenus } from '@/gateway/services/shop-setup/write-menus'
import { writeSections } from '@/gateway/services/shop-setup/write-sections'
import { writeSellers } from '@/gateway/services/shop-setup/write-sellers'
import { writeWorks } from '@/gateway/services/shop-setup/write-works'
import type { Setup } from '@/gateway/services/shop-setup/setup-file'
import { PURGE_NAMES } from '@/lib/gateway/contracts/purges'

type ShownName = { title: string; shownTitle: string }

export type SetupReport = {
  sections: number
  rules: number
  shops: number
  suppliers: number
  brands: number
  placement: Placement
  /** Suppliers whom shoppers see under another name, which the desk has set and the file does not change. */
  shownNames: ShownName[]
  /** What the shop has and the file does not name any more. */
  omitted: (Omitted & { isRemoved: boolean })[]
}

/**
 * Applies a setup file in one transaction: the same file again changes nothing, and what it does not name
 * stays, unless its key is to be removed and nothing hangs on it. Then its rules assign products to sections.
 */
export function applySetup(db: Database, setup: Setup, remove: readonly string[] = []): Promise<SetupReport> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`)
    const { rules } = await writeSections(tx, setup.sections)
    const { shops, suppliers } = await writeSellers(tx, setup)
    await writeBrands(tx, setup.brands)
    await writeCommonFilters(tx)
    await writeFilters(tx, setup.filters)
    await writeWorks(tx, setup.service)
    const placement = await placeProducts(tx, 'all')
    const omitted = await findOmitted(tx, setup)
    const removed = new Set(await removeOmitted(tx, omitted, remove))
    await writeMenus(tx)
    await repriceOffers(tx)
    await rebuildSectionIndexes(tx)
    if (placement.moved > 0) await refreshSearch(tx)
    await announcePurge(tx, PURGE_NAMES)
    return {
      sections: setup.sections.length,
      rules,
      shops,
      suppliers,
      brands: setup.brands.length,
      placement,
      shownNames: await selectRows<ShownName>(
        tx,
        sql`select title, shown_title as "shownTitle" from suppliers where shown_title is not null order by title`,
      ),
      omitted: omitted.map((one) => ({ ...one, isRemoved: removed.has(one.key) })),
    }
  })
}
