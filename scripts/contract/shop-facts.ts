import * as brands from '@/lib/gateway/contracts/catalog/brands'
import * as catalog from '@/lib/gateway/contracts/catalog/catalog'
import * as maintenance from '@/lib/gateway/contracts/catalog/maintenance'
import * as originals from '@/lib/gateway/contracts/catalog/original-catalogs'
import * as tecdoc from '@/lib/gateway/contracts/catalog/tecdoc'
import type { Operation, ResponseOf } from '@/lib/gateway/operation'
import { sendOperation, type OperationRequest, type Send } from '@/scripts/contract/send-operation'

/** What the suite has to know of a shop to ask for things that exist there. */
export type ShopFacts = {
  section: string
  product: { code: string; brand: string; brandExternalId: string | null; article: string; title: string }
  brand: string | undefined
  picture: string | undefined
  /** A car of the vehicle catalogue; absent in a shop without one. */
  car: CarFacts | undefined
  /** A vehicle of a maker's catalogue; absent in a shop without them. */
  original: OriginalFacts | undefined
}

export type OriginalFacts = {
  vin: string
  scope: { code: string; ssd: string; vehicleId: string }
  /** State of the wizard before its first answer. */
  wizard: string
  groupId: string
  unitId: string
  number: { article: string; brand: string }
}

export type CarFacts = {
  makeId: number
  modelId: number
  carId: number
  uuid: string | null
  words: string
  /** Keys of a make and a model among those of planned service. */
  service: { brand: string; model: string } | undefined
}

async function read<Op extends Operation>(
  send: Send,
  origin: string,
  operation: Op,
  request: OperationRequest,
): Promise<ResponseOf<Op>> {
  const response = await sendOperation(send, origin, operation, request)
  if (!response.ok) throw new Error(`${operation.name} answered ${response.status}`)
  return operation.response.parse(await response.json()) as ResponseOf<Op>
}

async function findService(send: Send, origin: string): Promise<CarFacts['service']> {
  const { brands: makes } = await read(send, origin, maintenance.listCarBrands, { body: {} })
  for (const { uuid: brand } of makes) {
    const { models } = await read(send, origin, maintenance.listCarModels, { body: { uuid: brand } })
    if (models[0]) return { brand, model: models[0].uuid }
  }
  return undefined
}

async function findCar(send: Send, origin: string): Promise<CarFacts | undefined> {
  const answer = await sendOperation(send, origin, tecdoc.listManufacturers, {})
  const makes = tecdoc.listManufacturers.response.safeParse(answer.ok ? await answer.json() : undefined)
  for (const make of makes.data?.items ?? []) {
    const models = await read(send, origin, tecdoc.listVehicleModels, { params: { id: make.id } })
    for (const model of models.items) {
      const cars = await read(send, origin, tecdoc.listVehicleCars, { params: { id: model.id } })
      const [car] = cars.items
      if (!car) continue
      const words = `${car.manufacturer} ${car.model}`
      return {
        makeId: make.id,
        modelId: model.id,
        carId: car.id,
        uuid: car.uuid,
        words,
        service: await findService(send, origin),
      }
    }
  }
  return undefined
}

/** The first catalogue whose example leads to a vehicle with a group, a unit and a number. */
async function findOriginal(send: Send, origin: string): Promise<OriginalFacts | undefined> {
  const answer = await sendOperation(send, origin, originals.listOriginalCatalogs, {})
  const known = originals.listOriginalCatalogs.response.safeParse(answer.ok ? await answer.json() : undefined)
  for (const { vinExample: vin } of known.data?.catalogs ?? []) {
    if (vin === null) continue
    const { vehicles } = await read(send, origin, originals.findVehicleByVin, { body: { vin } })
    const [vehicle] = vehicles
    if (!vehicle) continue
    const { code, ssd, vehicleId } = vehicle
    const scope = { code, ssd, vehicleId }
    const { units } = await read(send, origin, originals.listOriginalUnits, { body: scope })
    const [unit] = units
    if (!unit?.groupId) continue
    const { unitId, groupId } = unit
    const { parts } = await read(send, origin, originals.getOriginalUnit, { body: { ...scope, unitId } })
    const [part] = parts
    if (!part) continue
    const wizard = await read(send, origin, originals.listWizardSteps, { body: { code } })
    const number = { article: part.article, brand: part.brand }
    return { vin, scope, wizard: wizard.ssd, groupId, unitId, number }
  }
  return undefined
}

/** Looks for a section with goods, a product of it and a brand; throws when the shop has none. */
export async function findShopFacts(send: Send, origin: string): Promise<ShopFacts> {
  const { sections } = await read(send, origin, catalog.getBootstrap, {})
  const fullest = sections
    .filter((section) => section.children.length === 0)
    .toSorted((a, b) => b.count - a.count)[0]
  if (!fullest) throw new Error('bootstrap names no section')
  const query = { limit: 1 }
  const listing = await read(send, origin, catalog.getSection, { params: { code: fullest.code }, query })
  const entity =
    listing.entities.find(({ price, supplierId }) => price !== null && supplierId !== null) ??
    listing.entities[0]
  if (!entity) throw new Error(`section ${fullest.code} lists no goods`)
  const list = await sendOperation(send, origin, brands.listBrands, {})
  const known = brands.listBrands.response.safeParse(list.ok ? await list.json() : undefined)
  return {
    section: fullest.code,
    product: {
      code: entity.arusCode,
      brand: entity.brandString,
      brandExternalId: entity.brandExternalId,
      article: entity.partNumber,
      title: entity.title,
    },
    brand: known.data?.items[0]?.code,
    picture: entity.pictureUrl[0],
    car: await findCar(send, origin),
    original: await findOriginal(send, origin),
  }
}
