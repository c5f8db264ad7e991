import { eq } from 'drizzle-orm'
import { gatewayError, notFound } from '@/gateway/core/errors/errors'
import { originalCatalogs, originalVehicles } from '@/gateway/db/schema/original-catalogs'
import type { CatalogContext } from '@/gateway/services/original-catalogs/context'
import type { VehicleState } from '@/gateway/services/original-catalogs/state'

export type Catalog = typeof originalCatalogs.$inferSelect
export type CatalogVehicle = typeof originalVehicles.$inferSelect

export type Scope = { catalog: Catalog; vehicle: CatalogVehicle; state: VehicleState }
export type ScopeRequest = { code: string; ssd: string; vehicleId?: string | undefined }

/** A request's code in the form of the tables: addresses are typed in either case. */
export function catalogCode(code: string): string {
  return code.toUpperCase()
}

export async function loadCatalog({ db }: Pick<CatalogContext, 'db'>, code: string): Promise<Catalog> {
  const [catalog] = await db
    .select()
    .from(originalCatalogs)
    .where(eq(originalCatalogs.code, catalogCode(code)))
  if (!catalog) throw notFound('Такого каталога нет. Выберите марку из списка каталогов.')
  return catalog
}

/** The vehicle of a state; a state of another catalogue or vehicle is refused. */
export async function loadScope(
  context: CatalogContext,
  { code, ssd, vehicleId }: ScopeRequest,
): Promise<Scope> {
  const state = await context.readState(ssd)
  const catalog = await loadCatalog(context, code)
  if (state.kind !== 'vehicle') {
    throw gatewayError('client', 'Машина ещё не выбрана. Ответьте на вопросы подбора или введите VIN.')
  }
  if (state.code !== catalog.code || (vehicleId !== undefined && vehicleId !== String(state.id))) {
    throw gatewayError('client', 'Ссылка относится к другой машине. Выберите машину заново.')
  }
  const [vehicle] = await context.db.select().from(originalVehicles).where(eq(originalVehicles.id, state.id))
  if (!vehicle) throw notFound('Этой машины больше нет в каталоге. Выберите её заново.')
  return { catalog, vehicle, state }
}
