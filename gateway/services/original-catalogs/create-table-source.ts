import { originalCatalogs } from '@/gateway/db/schema/original-catalogs'
import type { OriginalCatalogSource } from '@/gateway/core/ports/original-catalog-source'
import type { ServiceDeps } from '@/gateway/services/deps'
import type { CatalogContext } from '@/gateway/services/original-catalogs/context'
import { findByVin } from '@/gateway/services/original-catalogs/find-by-vin'
import { listGroups } from '@/gateway/services/original-catalogs/list-groups'
import { listUnits, readCategory } from '@/gateway/services/original-catalogs/list-units'
import { loadScope } from '@/gateway/services/original-catalogs/load-scope'
import {
  listNumberUnits,
  listNumberVehicles,
  searchNumber,
} from '@/gateway/services/original-catalogs/part-numbers'
import { readUnit, readUnitsByText } from '@/gateway/services/original-catalogs/read-units'
import { readState, writeState } from '@/gateway/services/original-catalogs/state'
import { readStateSecret } from '@/gateway/services/original-catalogs/read-state-secret'
import { toCatalog } from '@/gateway/services/original-catalogs/to-wire'
import { findByWizard, listSteps } from '@/gateway/services/original-catalogs/wizard'

/** The makers' catalogues from this database's own tables. */
export function createTableSource({
  db,
  reference,
  now,
}: Pick<ServiceDeps, 'db' | 'reference' | 'now'>): OriginalCatalogSource {
  let secret: Promise<string> | undefined
  const readSecret = () => {
    secret ??= readStateSecret(db).catch((error: unknown) => {
      secret = undefined
      throw error
    })
    return secret
  }
  const context: CatalogContext = {
    db,
    reference,
    now,
    readState: async (ssd) => readState(ssd, await readSecret()),
    writeState: async (state) => writeState(state, await readSecret()),
  }
  return {
    findVehicleByVin: async ({ vin }) => ({ vehicles: await findByVin(context, vin) }),
    listOriginalCatalogs: async () => {
      const rows = await db.select().from(originalCatalogs).orderBy(originalCatalogs.code)
      return { catalogs: rows.map(toCatalog) }
    },
    listWizardSteps: ({ code, ssd }) => listSteps(context, code, ssd),
    findVehiclesByWizard: async ({ code, ssd }) => ({ vehicles: await findByWizard(context, code, ssd) }),
    listOriginalGroups: async (request) => listGroups(context, await loadScope(context, request)),
    getOriginalCategory: async ({ groupId, ...request }) =>
      readCategory(context, await loadScope(context, request), groupId),
    listOriginalUnits: async ({ groupId, ...request }) =>
      listUnits(context, await loadScope(context, request), groupId),
    getOriginalUnit: async ({ unitId, ...request }) =>
      readUnit(context, await loadScope(context, request), unitId),
    searchOriginalPart: async (request) => ({ parts: await searchNumber(context, request) }),
    listOriginalPartVehicles: (request) => listNumberVehicles(context, request),
    listOriginalPartUnits: async ({ article, brand, ...request }) => ({
      units: await listNumberUnits(context, await loadScope(context, request), { article, brand }),
    }),
    collectOriginalUnits: async ({ unitIds, ...request }) => ({
      units: await readUnitsByText(context, await loadScope(context, request), unitIds),
    }),
  }
}
