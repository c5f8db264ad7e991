import { and, arrayContains, asc, eq, inArray } from 'drizzle-orm'
import { originalDrawings, originalUnits } from '@/gateway/db/schema/original-catalogs'
import { meets } from '@/gateway/services/original-catalogs/conditions'
import type { CatalogContext } from '@/gateway/services/original-catalogs/context'
import { findGroup, type FoundGroup } from '@/gateway/services/original-catalogs/list-groups'
import type { Scope } from '@/gateway/services/original-catalogs/load-scope'
import { readUnits } from '@/gateway/services/original-catalogs/read-units'
import type { VehicleState } from '@/gateway/services/original-catalogs/state'
import { toUnit } from '@/gateway/services/original-catalogs/to-wire'

function markOf(state: VehicleState, group: FoundGroup | undefined): VehicleState['mark'] {
  return group?.quick === undefined ? state.mark : { quick: group.quick }
}

async function selectUnits({ db }: CatalogContext, { vehicle }: Scope, group: FoundGroup | undefined) {
  const rows = await db
    .select({
      id: originalUnits.id,
      groupId: originalUnits.groupId,
      code: originalUnits.code,
      title: originalUnits.title,
      note: originalUnits.note,
      conditions: originalUnits.conditions,
      quick: originalUnits.quick,
      picture: originalDrawings.picture,
    })
    .from(originalUnits)
    .leftJoin(originalDrawings, eq(originalDrawings.key, originalUnits.drawingKey))
    .where(
      and(
        eq(originalUnits.tree, vehicle.tree),
        group?.ids && inArray(originalUnits.groupId, [...group.ids]),
        group?.quick === undefined ? undefined : arrayContains(originalUnits.quick, [group.quick]),
      ),
    )
    .orderBy(asc(originalUnits.sequence), asc(originalUnits.id))
  return rows.filter(({ conditions }) => meets(vehicle, conditions))
}

/** Units of a vehicle, or of one of its groups with all below it. */
export async function listUnits(context: CatalogContext, scope: Scope, groupId: string | null | undefined) {
  const group = groupId == null ? undefined : await findGroup(context, scope, groupId)
  const ssd = await context.writeState({ ...scope.state, mark: markOf(scope.state, group) })
  const units = await selectUnits(context, scope, group)
  return { group: group?.toWire(ssd) ?? null, units: units.map((unit) => toUnit(unit, ssd)) }
}

/** A group and all of its units with their drawings and rows. */
export async function readCategory(context: CatalogContext, scope: Scope, groupId: string) {
  const group = await findGroup(context, scope, groupId)
  const marked = { ...scope, state: { ...scope.state, mark: markOf(scope.state, group) } }
  const units = await selectUnits(context, scope, group)
  return {
    group: group.toWire(await context.writeState(marked.state)),
    units: await readUnits(
      context,
      marked,
      units.map(({ id }) => id),
    ),
  }
}
