import { and, eq, inArray } from 'drizzle-orm'
import { notFound } from '@/gateway/core/errors/errors'
import { toRowId } from '@/gateway/core/to-row-id'
import {
  originalDrawings,
  originalSupersessions,
  originalUnits,
  type OriginalPartRow,
} from '@/gateway/db/schema/original-catalogs'
import { isOfYear, meets } from '@/gateway/services/original-catalogs/conditions'
import type { CatalogContext } from '@/gateway/services/original-catalogs/context'
import type { Scope } from '@/gateway/services/original-catalogs/load-scope'
import { toPart, toUnit } from '@/gateway/services/original-catalogs/to-wire'
import type { VehicleState } from '@/gateway/services/original-catalogs/state'
import { articleKey } from '@/lib/parts/keys'

function isMarked(part: OriginalPartRow, mark: VehicleState['mark']): boolean {
  if (mark?.quick !== undefined && part.quick === mark.quick) return true
  return mark?.keys?.includes(articleKey(part.number)) ?? false
}

/** Rows of a unit that a vehicle may have. */
export function partsOf(parts: readonly OriginalPartRow[], { vehicle, state }: Scope): OriginalPartRow[] {
  return parts.filter((part) => meets(vehicle, part.when ?? {}) && isOfYear(part, state.year))
}

/** Replacements of a brand's numbers, by the keys of the old ones. */
export async function replacements({ db }: CatalogContext, brand: string, keys: readonly string[]) {
  if (keys.length === 0) return new Map<string, string>()
  const rows = await db
    .select({ key: originalSupersessions.numberKey, number: originalSupersessions.newNumber })
    .from(originalSupersessions)
    .where(and(eq(originalSupersessions.brand, brand), inArray(originalSupersessions.numberKey, [...keys])))
  return new Map(rows.map(({ key, number }) => [key, number]))
}

/** Units with drawings and rows, in the order of their ids; throws `notFound` when one is not of the vehicle. */
export async function readUnits(context: CatalogContext, scope: Scope, ids: readonly number[]) {
  if (ids.length === 0) return []
  const { catalog, vehicle, state } = scope
  const rows = await context.db
    .select({ unit: originalUnits, drawing: originalDrawings })
    .from(originalUnits)
    .leftJoin(originalDrawings, eq(originalDrawings.key, originalUnits.drawingKey))
    .where(and(inArray(originalUnits.id, [...ids]), eq(originalUnits.tree, vehicle.tree)))
  const byId = new Map(rows.map((row) => [row.unit.id, row]))
  const shown = ids.map((id) => {
    const row = byId.get(id)
    if (!row || !meets(vehicle, row.unit.conditions)) throw noUnit()
    return { ...row, parts: partsOf(row.unit.parts, scope) }
  })
  const keys = shown.flatMap(({ parts }) => parts.map(({ number }) => articleKey(number)))
  const newNumbers = await replacements(context, catalog.brand, [...new Set(keys)])
  const ssd = await context.writeState(state)
  return shown.map(({ unit, drawing, parts }) => {
    const positions = new Set(parts.map(({ position }) => position))
    return {
      ...toUnit({ ...unit, picture: drawing?.picture ?? null }, ssd),
      picture: drawing && { url: drawing.picture, width: drawing.width, height: drawing.height },
      hotspots: drawing?.hotspots.filter(({ position }) => positions.has(position)) ?? [],
      parts: parts.map((part) =>
        toPart(part, scope, {
          replacedBy: newNumbers.get(articleKey(part.number)) ?? null,
          isMatch: isMarked(part, state.mark),
        }),
      ),
    }
  })
}

/** Units by the ids of a request; repeated ids are read once. */
export async function readUnitsByText(context: CatalogContext, scope: Scope, unitIds: readonly string[]) {
  const ids = [...new Set(unitIds)].map((text) => {
    const id = toRowId(text)
    if (id === undefined) throw noUnit()
    return id
  })
  return readUnits(context, scope, ids)
}

export async function readUnit(context: CatalogContext, scope: Scope, unitId: string) {
  const [unit] = await readUnitsByText(context, scope, [unitId])
  if (!unit) throw noUnit()
  return unit
}

function noUnit() {
  return notFound('Такого узла у этой машины нет. Вернитесь к группам и выберите узел из списка.')
}
