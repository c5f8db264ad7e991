import { inArray, or, sql } from 'drizzle-orm'
import { selectRows } from '@/gateway/core/database'
import type { OriginalRequest } from '@/gateway/core/ports/original-catalog-source'
import {
  originalSupersessions,
  originalVehicles,
  type OriginalConditions,
  type OriginalPartRow,
} from '@/gateway/db/schema/original-catalogs'
import { textList } from '@/gateway/db/text-list'
import { meets } from '@/gateway/services/original-catalogs/conditions'
import type { CatalogContext } from '@/gateway/services/original-catalogs/context'
import {
  catalogCode,
  type Catalog,
  type CatalogVehicle,
  type Scope,
} from '@/gateway/services/original-catalogs/load-scope'
import { partsOf, replacements } from '@/gateway/services/original-catalogs/read-units'
import { toCatalog, toPart, toUnit, toVehicle } from '@/gateway/services/original-catalogs/to-wire'
import type { CatalogReference } from '@/gateway/services/reference/load-catalog-reference'
import { resolveBrand } from '@/gateway/services/reference/resolve-brand'
import type { listOriginalPartVehicles } from '@/lib/gateway/contracts/catalog/original-catalogs'
import { articleKey } from '@/lib/parts/keys'
import { bareArticle } from '@/lib/parts/number/bare-article'
import { convertLayout } from '@/lib/parts/number/keyboard-layout'
import { toLatinLetters } from '@/lib/parts/number/to-latin-letters'

/** More than a visitor reads; a standard bolt is in every vehicle of its maker. */
const MAX_VEHICLES = 60

type NumberRequest = { article: string; brand?: string | null | undefined }
type Use = {
  id: number
  tree: string
  groupId: number
  code: string
  title: string
  note: string | null
  picture: string | null
  conditions: OriginalConditions
  parts: OriginalPartRow[]
}
type Supersession = typeof originalSupersessions.$inferSelect

/** A number with its predecessors and successors, and the catalogues of its brand. */
type KnownNumber = NumberRequest & {
  key: string
  keys: readonly string[]
  supersessions: readonly Supersession[]
  catalogs: readonly Catalog[]
}

/** Vehicle makers' numbers are in Latin letters, whichever were typed. */
function keyOf(typed: string): string {
  const bare = bareArticle(typed)
  const alike = toLatinLetters(bare)
  return articleKey(/[а-яё]/i.test(alike) ? convertLayout(bare) : alike)
}

async function readNumber(context: CatalogContext, request: NumberRequest): Promise<KnownNumber> {
  const key = keyOf(request.article)
  const [known] = await readNumbers(context, [request])
  return known ?? { ...request, key, keys: [key], supersessions: [], catalogs: [] }
}

/** Data of several numbers in one statement; those whose brand has no catalogue are left out. */
async function readNumbers(
  context: CatalogContext,
  requests: readonly NumberRequest[],
): Promise<KnownNumber[]> {
  const reference = await context.reference()
  const requested = requests
    .map((request) => ({
      ...request,
      key: keyOf(request.article),
      catalogs: catalogsOf(reference, request.brand),
    }))
    .filter(({ catalogs }) => catalogs.length > 0)
  if (requested.length === 0) return []
  const needed = requested.map(({ key }) => key)
  const all = await context.db
    .select()
    .from(originalSupersessions)
    .where(
      or(inArray(originalSupersessions.numberKey, needed), inArray(originalSupersessions.newKey, needed)),
    )
  return requested.map((number) => {
    const brands = new Set(number.catalogs.map(({ brand }) => brand))
    const supersessions = all.filter(
      ({ brand, numberKey, newKey }) =>
        brands.has(brand) && (numberKey === number.key || newKey === number.key),
    )
    const keys = [number.key, ...supersessions.flatMap(({ numberKey, newKey }) => [numberKey, newKey])]
    return { ...number, keys: [...new Set(keys)], supersessions }
  })
}

/** Catalogues whose numbers are sold under any spelling of a brand; all catalogues without a brand. */
function catalogsOf(reference: CatalogReference, brand: string | null | undefined): readonly Catalog[] {
  const catalogs = reference.originalCatalogs
  if (!brand) return catalogs
  const known = resolveBrand(reference, brand)
  const names = new Set([brand, known?.title].flatMap((name) => name?.toLowerCase() ?? []))
  return catalogs.filter(
    (catalog) => names.has(catalog.brand.toLowerCase()) || names.has(catalog.make.toLowerCase()),
  )
}

/** Units with one of the keys, and the rows that have it. */
async function usesOf(
  { db }: CatalogContext,
  keys: readonly string[],
  trees?: readonly string[],
): Promise<Use[]> {
  return selectRows<Use>(
    db,
    sql`select u.id, u.tree, u.group_id as "groupId", u.code, u.title, u.note, u.conditions, d.picture, found.parts
        from original_units u
        left join original_drawings d on d.key = u.drawing_key
        cross join lateral (
          select jsonb_agg(u.parts -> (k.place - 1)::int order by k.place) as parts
          from unnest(u.number_keys) with ordinality k (key, place) where k.key = any(${textList(keys)})
        ) found
        where u.number_keys && ${textList(keys)}
        ${trees ? sql`and u.tree = any(${textList(trees)})` : sql``}
        order by u.tree, u.sequence, u.id`,
  )
}

/** The part of a number, its replacements, and the catalogues that know it; one entry for each brand. */
export async function searchNumber(context: CatalogContext, request: NumberRequest) {
  const { key, keys, supersessions, catalogs } = await readNumber(context, request)
  if (catalogs.length === 0) return []
  const uses = await usesOf(context, keys)
  const codeOfTree = await codesOf(context, uses)
  return [...new Set(catalogs.map(({ brand }) => brand))].flatMap((brand) => {
    const own = catalogs.filter((catalog) => catalog.brand === brand)
    const codes = new Set(own.map(({ code }) => code))
    const there = uses.filter(({ tree }) => codes.has(codeOfTree.get(tree) ?? ''))
    const rows = there.flatMap(({ parts }) => parts)
    const row = rows.find(({ number }) => articleKey(number) === key) ?? rows[0]
    const changes = supersessions.filter((supersession) => supersession.brand === brand)
    if (!row) return []
    const known = new Set(there.map(({ tree }) => codeOfTree.get(tree)))
    return {
      article: spellingOf(key, row, changes),
      brand,
      title: row.title,
      ...replacedAndReplaces(key, changes),
      catalogs: own.filter(({ code }) => known.has(code)).map(toCatalog),
    }
  })
}

function replacedAndReplaces(key: string, changes: readonly Supersession[]) {
  return {
    replacedBy: changes.find(({ numberKey }) => numberKey === key)?.newNumber ?? null,
    replaces: changes.filter(({ newKey }) => newKey === key).map(({ number }) => number),
  }
}

function spellingOf(key: string, row: OriginalPartRow, changes: readonly Supersession[]): string {
  if (articleKey(row.number) === key) return row.number
  for (const { numberKey, number, newKey, newNumber } of changes) {
    if (numberKey === key) return number
    if (newKey === key) return newNumber
  }
  return row.number
}

async function vehiclesIn({ db }: CatalogContext, uses: readonly Use[]) {
  const trees = [...new Set(uses.map(({ tree }) => tree))]
  if (trees.length === 0) return []
  return db
    .select()
    .from(originalVehicles)
    .where(inArray(originalVehicles.tree, trees))
    .orderBy(originalVehicles.id)
}

async function codesOf(context: CatalogContext, uses: readonly Use[]): Promise<ReadonlyMap<string, string>> {
  const vehicles = await vehiclesIn(context, uses)
  return new Map(vehicles.map(({ tree, catalogCode: code }) => [tree, code]))
}

/**
 * Vehicles that have a number, in all catalogues or in one; their states mark its rows. When no vehicle has it, those that have
 * the first of the others. A statement costs more than what it reads, so all numbers are read at once.
 */
export async function listNumberVehicles(
  context: CatalogContext,
  { code, others = [], ...first }: OriginalRequest<typeof listOriginalPartVehicles>,
) {
  const numbers = (await readNumbers(context, [first, ...others])).filter(
    ({ catalogs }) => !code || catalogs.some((catalog) => catalog.code === catalogCode(code)),
  )
  if (numbers.length === 0) return { vehicles: [] }
  const uses = await usesOf(
    context,
    numbers.flatMap(({ keys }) => keys),
  )
  const vehicles = await vehiclesIn(context, uses)
  for (const number of numbers) {
    const found = vehiclesWith(number, vehicles, uses).filter(
      ({ catalog }) => !code || catalog.code === catalogCode(code),
    )
    const [one] = found
    if (!one) continue
    const { article, brand, key, keys, supersessions } = number
    const changes = supersessions.filter((change) => change.brand === one.catalog.brand)
    return {
      vehicles: await Promise.all(
        found.slice(0, MAX_VEHICLES).map(async ({ catalog, vehicle }) => {
          const state = {
            kind: 'vehicle' as const,
            code: catalog.code,
            id: vehicle.id,
            mark: { keys: [...keys] },
          }
          return toVehicle(catalog, vehicle, state, await context.writeState(state))
        }),
      ),
      number: { article, brand, ...replacedAndReplaces(key, changes) },
    }
  }
  return { vehicles: [] }
}

function vehiclesWith(
  { keys, catalogs }: KnownNumber,
  vehicles: readonly CatalogVehicle[],
  uses: readonly Use[],
) {
  const usesOfTree = Map.groupBy(uses, ({ tree }) => tree)
  const catalogOf = new Map(catalogs.map((catalog) => [catalog.code, catalog]))
  return vehicles.flatMap((vehicle) => {
    const catalog = catalogOf.get(vehicle.catalogCode)
    const has = usesOfTree
      .get(vehicle.tree)
      ?.some(
        ({ conditions, parts }) =>
          meets(vehicle, conditions) &&
          parts.some((part) => keys.includes(articleKey(part.number)) && meets(vehicle, part.when ?? {})),
      )
    return catalog && has ? [{ catalog, vehicle }] : []
  })
}

/** Units of a vehicle with a number, and the rows that have it; their states mark these rows. */
export async function listNumberUnits(context: CatalogContext, scope: Scope, request: NumberRequest) {
  const { keys } = await readNumber(context, request)
  const { catalog, vehicle } = scope
  const uses = await usesOf(context, keys, [vehicle.tree])
  const state = { ...scope.state, mark: { keys: [...keys] } }
  const ssd = await context.writeState(state)
  const newNumbers = await replacements(context, catalog.brand, keys)
  return uses
    .filter(({ conditions }) => meets(vehicle, conditions))
    .map((use) => ({ use, parts: partsOf(use.parts, scope) }))
    .filter(({ parts }) => parts.length > 0)
    .map(({ use, parts }) => ({
      ...toUnit({ ...use, quick: [] }, ssd),
      parts: parts.map((part) =>
        toPart(part, scope, { replacedBy: newNumbers.get(articleKey(part.number)) ?? null, isMatch: true }),
      ),
    }))
}
