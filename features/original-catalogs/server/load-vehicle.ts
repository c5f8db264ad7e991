import 'server-only'
import { cached } from '@/lib/data-cache/cached'
import {
  collectOriginalUnits,
  getOriginalCategory,
  getOriginalUnit,
  listOriginalGroups,
  listOriginalPartUnits,
  listOriginalUnits,
} from '@/lib/gateway/contracts/catalog/original-catalogs'
import { MAX_ARTICLE_LENGTH } from '@/lib/gateway/contracts/limits'
import { isUnknown, orMissing } from '@/lib/data-cache/load'
import { serverGateway } from '@/lib/gateway/server-client'
import type { OriginalGroup } from '../model/group-tree'
import type { VehicleScope } from '../model/original-address'
import { hasWords, quickGroupOf } from '../model/quick-groups'
import type { OriginalPart, OriginalUnit, OriginalUnitDetail } from '../model/unit'
import type { OriginalVehicle } from '../model/vehicle'

export type VehicleGroups = { vehicle: OriginalVehicle; groups: readonly OriginalGroup[] }
export type FoundUnit = OriginalUnit & { parts: readonly OriginalPart[] }

const BATCH = collectOriginalUnits.batch ?? 1
/** Units of which a search by words reads the parts. */
const MOST_SEARCHED = BATCH * 6

/** A car and the groups of its catalogue; undefined when there is no such car. */
export const loadVehicleGroups = cached({
  name: 'content',
  as: 'original-groups',
  read: (scope: VehicleScope): Promise<VehicleGroups | undefined> =>
    orMissing(serverGateway().call(listOriginalGroups, { body: toBody(scope) }), isUnknown),
})

/** Units of a group, of the whole car for null; undefined when there is no such group. */
export const loadUnitsOfGroup = cached({
  name: 'content',
  as: 'original-units',
  read: async (scope: VehicleScope, groupId: string | null): Promise<readonly OriginalUnit[] | undefined> => {
    const body = { ...toBody(scope), groupId }
    return (await orMissing(serverGateway().call(listOriginalUnits, { body }), isUnknown))?.units
  },
})

/** Units with their drawings and parts, in the requested order, or all of a group; undefined when there are none. */
export const loadUnits = cached({
  name: 'content',
  as: 'original-unit',
  read: async (
    scope: VehicleScope,
    unitIds: readonly string[],
    groupId: string | null,
  ): Promise<readonly OriginalUnitDetail[] | undefined> => {
    const gateway = serverGateway()
    const [unitId, ...more] = unitIds
    if (unitId === undefined) {
      if (groupId === null) return undefined
      const body = { ...toBody(scope), groupId }
      return (await orMissing(gateway.call(getOriginalCategory, { body }), isUnknown))?.units
    }
    if (more.length === 0) {
      const unit = await orMissing(
        gateway.call(getOriginalUnit, { body: { ...toBody(scope), unitId } }),
        isUnknown,
      )
      return unit && [unit]
    }
    const units = await collect(scope, unitIds)
    const requested = unitIds.flatMap((id) => units.find(({ unitId }) => unitId === id) ?? [])
    return requested.length > 0 ? requested : undefined
  },
})

/** Units of a car that hold an original number. */
export const loadUnitsOfNumber = cached({
  name: 'content',
  as: 'original-number-units',
  read: async (scope: VehicleScope, article: string, brand: string): Promise<readonly FoundUnit[]> => {
    const body = { ...toBody(scope), article, brand: brand === '' ? null : brand }
    return (await orMissing(serverGateway().call(listOriginalPartUnits, { body }), isUnknown))?.units ?? []
  },
})

/**
 * Units with the part whose number the words are, else with parts whose names hold them, or that a quick group means, each with those parts alone. Units whose own
 * titles hold them come first.
 */
export const loadUnitsOfWords = cached({
  name: 'content',
  as: 'original-words-units',
  read: async (scope: VehicleScope, words: string): Promise<readonly FoundUnit[]> => {
    const numbered = isNumber(words) ? await loadUnitsOfNumber(scope, words, '') : []
    if (numbered.length > 0) return numbered
    const quick = quickGroupOf(words)
    const isMeant = (title: string) => quick?.part.test(title) ?? hasWords(title, words)
    const all = (await loadUnitsOfGroup(scope, null)) ?? []
    const ordered = all
      .toSorted((a, b) => Number(isMeant(b.title)) - Number(isMeant(a.title)))
      .slice(0, MOST_SEARCHED)
    const details = await collect(
      scope,
      ordered.map(({ unitId }) => unitId),
    )
    return details.flatMap((unit) => {
      const parts = unit.parts.filter(({ title }) => isMeant(title))
      return parts.length > 0 || isMeant(unit.title) ? [{ ...unit, parts }] : []
    })
  },
})

function isNumber(words: string): boolean {
  return /\d/.test(words) && words.length <= MAX_ARTICLE_LENGTH
}

async function collect(scope: VehicleScope, unitIds: readonly string[]) {
  const batches: string[][] = []
  for (let from = 0; from < unitIds.length; from += BATCH) batches.push(unitIds.slice(from, from + BATCH))
  const responses = await Promise.all(
    batches.map((batch) =>
      serverGateway().call(collectOriginalUnits, { body: { ...toBody(scope), unitIds: batch } }),
    ),
  )
  return responses.flatMap(({ units }) => units)
}

function toBody({ code, ssd, vehicleId }: VehicleScope) {
  return { code, ssd, ...(vehicleId === null ? {} : { vehicleId }) }
}
