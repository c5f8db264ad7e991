import 'server-only'
import { MAX_CODE_LENGTH } from '@/lib/gateway/contracts/limits'
import { isGatewayError } from '@/lib/gateway/errors'
import { isUnknown, type Loaded, orEmpty, toLoaded } from '@/lib/data-cache/load'
import { findCatalogs, type OriginalCatalog } from '../model/catalog-list'
import {
  chosenVehicleHref,
  MAX_SHOWN_UNITS,
  namesVehicle,
  readUnitAddress,
  readVehicleAddress,
  type UnitAddress,
  unitHref,
  type VehicleAddress,
} from '../model/original-address'
import { toUnitSheet, type UnitSheet } from '../model/unit'
import { type OriginalVehicle, scopeOf } from '../model/vehicle'
import { readVehicleQuery } from '../model/vehicle-query'
import {
  loadMakesOfWords,
  loadOriginalCatalogs,
  loadVehiclesByNumber,
  loadVehiclesOfWizard,
  loadWizard,
  type Wizard,
} from './load-catalogs'
import {
  type FoundUnit,
  loadUnits,
  loadUnitsOfGroup,
  loadUnitsOfNumber,
  loadUnitsOfWords,
  loadVehicleGroups,
  type VehicleGroups,
} from './load-vehicle'

/** What a search for a car came to. */
export type Search =
  | { kind: 'none' }
  | { kind: 'mistake'; problem: string }
  | { kind: 'vehicles'; number: string; of: 'vin' | 'frame'; vehicles: readonly OriginalVehicle[] }
  | { kind: 'catalogs'; words: string; catalogs: readonly OriginalCatalog[] }

/** `goTo` stands where the answer is another page. */
export type IndexPage = { catalogs: readonly OriginalCatalog[]; search: Search; goTo: string | null }
export type CatalogPage = {
  wizard: Wizard
  vehicles: readonly OriginalVehicle[]
  search: Search
  goTo: string | null
}
export type VehiclePage = VehicleGroups & {
  address: VehicleAddress
  units: readonly (FoundUnit | Omit<FoundUnit, 'parts'>)[]
  goTo: string | null
}
export type UnitPage = VehicleGroups & {
  address: UnitAddress
  sheets: readonly UnitSheet[]
  /** Units of the group that one page cannot show as well. */
  left: number
}

const BAD_REQUEST = 400
const UNREADABLE = 422
const NO_CAR = 'В ссылке не хватает автомобиля. Выберите его заново.'
const NO_UNIT = 'Ни один узел не отмечен. Вернитесь к схемам и отметьте те, что нужны.'

export async function loadIndexPage(q: string): Promise<IndexPage> {
  const catalogs = await loadOriginalCatalogs()
  const search = await searchCar(q, catalogs)
  return { catalogs, search, goTo: straightTo(search) }
}

/** Undefined when there is no such catalogue. */
export async function loadCatalogPage(
  code: string,
  ssd: string | null,
  q: string,
): Promise<CatalogPage | undefined> {
  if (code === '' || code.length > MAX_CODE_LENGTH) return undefined
  const wizard = await loadWizard(code, ssd)
  if (!wizard) return undefined
  const [search, vehicles] = await Promise.all([
    searchCar(q, undefined),
    wizard.isReady ? loadVehiclesOfWizard(code, wizard.ssd) : [],
  ])
  const [only] = vehicles
  const isOnly = ssd !== null && q === '' && vehicles.length === 1 && only !== undefined
  return {
    wizard,
    vehicles,
    search,
    goTo: isOnly ? chosenVehicleHref(scopeOf(only)) : straightTo(search),
  }
}

/** Null for a bare address, whose page begins with the choice of a car. */
export async function loadVehiclePage(query: URLSearchParams): Promise<Loaded<VehiclePage> | null> {
  const address = readVehicleAddress(query)
  if (!address) return namesVehicle(query) ? unreadable(NO_CAR) : null
  return toOriginal(() => readVehiclePage(address))
}

export async function loadUnitPage(query: URLSearchParams): Promise<Loaded<UnitPage> | null> {
  const address = readUnitAddress(query)
  if (address) return toOriginal(() => readUnitPage(address))
  if (!namesVehicle(query)) return null
  return unreadable(readVehicleAddress(query) ? NO_UNIT : NO_CAR)
}

/** As `toLoaded`, with one status for all that cannot be read, whichever status the gateway sends. */
export async function toOriginal<T>(read: () => Promise<T | undefined>): Promise<Loaded<T>> {
  const loaded = await toLoaded(read, isUnknown)
  return loaded.kind === 'failed' && loaded.status === UNREADABLE
    ? { ...loaded, status: BAD_REQUEST }
    : loaded
}

function unreadable(message: string): Loaded<never> {
  return { kind: 'failed', status: BAD_REQUEST, message }
}

async function readVehiclePage(address: VehicleAddress): Promise<VehiclePage | undefined> {
  const { scope, listed } = address
  const [found, units] = await Promise.all([loadVehicleGroups(scope), loadListed(address)])
  if (!found || !units) return undefined
  const [first, ...more] = units
  const isQuick = listed.by === 'group' && isQuickGroup(found.groups, listed.groupId)
  const isStraight = listed.by === 'quick' || (more.length === 0 && (isQuick || listed.by === 'number'))
  const marked = listed.by === 'quick' ? { words: listed.quick } : listed.by === 'number' ? listed : {}
  const goTo =
    first && isStraight
      ? unitHref({ ...scope, ssd: first.ssd }, { unitIds: [first.unitId], groupId: first.groupId, marked })
      : null
  return { ...found, address, units, goTo }
}

function isQuickGroup(groups: VehicleGroups['groups'], requested: string): boolean {
  return groups.some(({ groupId, isQuick }) => isQuick && groupId === requested)
}

async function loadListed({ scope, listed }: VehicleAddress): Promise<VehiclePage['units'] | undefined> {
  switch (listed.by) {
    case 'car':
      return []
    case 'group':
      return loadUnitsOfGroup(scope, listed.groupId)
    case 'number':
      return loadUnitsOfNumber(scope, listed.article, listed.brand)
    case 'words':
      return loadUnitsOfWords(scope, listed.words)
    case 'quick':
      return loadUnitsOfWords(scope, listed.quick)
  }
}

async function readUnitPage(address: UnitAddress): Promise<UnitPage | undefined> {
  const { scope, unitIds, groupId, marked } = address
  const [found, units] = await Promise.all([loadVehicleGroups(scope), loadUnits(scope, unitIds, groupId)])
  if (!found || !units) return undefined
  const shown = units.slice(0, MAX_SHOWN_UNITS)
  return {
    ...found,
    address,
    sheets: shown.map((unit) => toUnitSheet(unit, marked)),
    left: units.length - shown.length,
  }
}

/** Words are looked up where there are catalogues to choose from; within one catalogue a number is looked up. */
async function searchCar(q: string, catalogs: readonly OriginalCatalog[] | undefined): Promise<Search> {
  const query = readVehicleQuery(q)
  switch (query.kind) {
    case 'empty':
      return { kind: 'none' }
    case 'mistake':
      return query
    case 'number':
      return searchNumber(query.number, query.of)
    case 'words': {
      const { words } = query
      if (!catalogs)
        return { kind: 'mistake', problem: 'Это не VIN и не номер кузова: проверьте, что введено' }
      const makes = await orEmpty(() => loadMakesOfWords(words), [])
      return { kind: 'catalogs', words, catalogs: findCatalogs(catalogs, words, makes) }
    }
  }
}

async function searchNumber(number: string, of: 'vin' | 'frame'): Promise<Search> {
  try {
    return { kind: 'vehicles', number, of, vehicles: await loadVehiclesByNumber(number) }
  } catch (error) {
    if (isGatewayError(error) && error.kind === 'validation') {
      return { kind: 'mistake', problem: error.message }
    }
    throw error
  }
}

function straightTo(search: Search): string | null {
  const [only, ...more] = search.kind === 'vehicles' ? search.vehicles : []
  return only && more.length === 0 ? chosenVehicleHref(scopeOf(only)) : null
}
