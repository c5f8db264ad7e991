import { asc, eq } from 'drizzle-orm'
import { notFound } from '@/gateway/core/errors/errors'
import { originalGroups, originalQuickGroups, originalUnits } from '@/gateway/db/schema/original-catalogs'
import { meets } from '@/gateway/services/original-catalogs/conditions'
import type { CatalogContext } from '@/gateway/services/original-catalogs/context'
import type { Scope } from '@/gateway/services/original-catalogs/load-scope'
import { toGroup, toVehicle, type GroupRow } from '@/gateway/services/original-catalogs/to-wire'

const QUICK_PREFIX = 'quick-'

/** Groups of a vehicle, parents first, and beside them those that gather one kind of part. */
export async function listGroups(context: CatalogContext, scope: Scope) {
  const { db } = context
  const { catalog, vehicle, state } = scope
  const [rows, units, quickRows] = await Promise.all([
    db
      .select()
      .from(originalGroups)
      .where(eq(originalGroups.catalogCode, catalog.code))
      .orderBy(asc(originalGroups.sequence), asc(originalGroups.id)),
    db
      .select({
        groupId: originalUnits.groupId,
        conditions: originalUnits.conditions,
        quick: originalUnits.quick,
      })
      .from(originalUnits)
      .where(eq(originalUnits.tree, vehicle.tree)),
    db.select().from(originalQuickGroups).orderBy(asc(originalQuickGroups.sequence)),
  ])
  const there = units.filter(({ conditions }) => meets(vehicle, conditions))
  const leaves = new Set(there.map(({ groupId }) => groupId))
  const gathered = new Set(there.flatMap(({ quick }) => quick))
  const ssd = await context.writeState({ ...state, mark: undefined })
  const groups = withParents(rows, leaves).map((group) => toGroup(group, leaves.has(group.id), ssd))
  const quick = await Promise.all(
    quickRows
      .filter(({ code }) => gathered.has(code))
      .map(async (group) =>
        toQuickGroup(group, await context.writeState({ ...state, mark: { quick: group.code } })),
      ),
  )
  return { vehicle: toVehicle(catalog, vehicle, state, ssd), groups: [...groups, ...quick] }
}

function toQuickGroup({ code, title }: { code: string; title: string }, ssd: string) {
  const groupId = `${QUICK_PREFIX}${code}`
  return { groupId, parentId: null, title, isLeaf: true, isQuick: true, ssd, pictureUrl: null }
}

/** Groups with units and the groups above them, parents first. */
function withParents(rows: readonly GroupRow[], leaves: ReadonlySet<number>): GroupRow[] {
  const childrenOf = Map.groupBy(rows, ({ parentId }) => parentId)
  const walk = (parent: number | null): GroupRow[] =>
    (childrenOf.get(parent) ?? []).flatMap((group) => {
      const below = walk(group.id)
      return leaves.has(group.id) || below.length > 0 ? [group, ...below] : []
    })
  return walk(null)
}

export type FoundGroup = {
  /** Ids of the group and of those below it; undefined for a quick group. */
  ids: readonly number[] | undefined
  quick: string | undefined
  /** Its wire form, for the ssd that its units get. */
  toWire: (ssd: string) => ReturnType<typeof toGroup>
}

/** A group of the vehicle's catalogue by its id from `listGroups`; throws `notFound`. */
export async function findGroup(
  { db }: CatalogContext,
  { catalog }: Scope,
  groupId: string,
): Promise<FoundGroup> {
  if (groupId.startsWith(QUICK_PREFIX)) {
    const code = groupId.slice(QUICK_PREFIX.length)
    const [group] = await db.select().from(originalQuickGroups).where(eq(originalQuickGroups.code, code))
    if (!group) throw noGroup()
    return {
      ids: undefined,
      quick: code,
      toWire: (ssd) => toQuickGroup(group, ssd),
    }
  }
  const rows = await db.select().from(originalGroups).where(eq(originalGroups.catalogCode, catalog.code))
  const group = rows.find(({ id }) => String(id) === groupId)
  if (!group) throw noGroup()
  const childrenOf = Map.groupBy(rows, ({ parentId }) => parentId)
  const idsBelow = (id: number): number[] => [
    id,
    ...(childrenOf.get(id) ?? []).flatMap((child) => idsBelow(child.id)),
  ]
  return {
    ids: idsBelow(group.id),
    quick: undefined,
    toWire: (ssd) => toGroup(group, !childrenOf.has(group.id), ssd),
  }
}

function noGroup() {
  return notFound('Такой группы у этой машины нет. Выберите группу из списка.')
}
