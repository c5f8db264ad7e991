import * as z from 'zod'
import { defineOperation } from '@/lib/gateway/operation'
import { flag, optionalText, orDefault, orNull, requiredText } from '../fields'
import { MAX_ID_LENGTH } from '../limits'
import { partIdentity, priceSummary } from './offer-shapes'

const uuid = requiredText(MAX_ID_LENGTH)

const carBrand = z
  .object({ uuid: z.string(), title: z.string(), isPopular: flag, pictureUrl: optionalText })
  .meta({ id: 'CarBrand' })

/** Years are DD.MM.YYYY; anything else is to be read as unknown. */
const carModel = z
  .object({
    uuid: z.string(),
    title: z.string(),
    isPopular: flag,
    yearFrom: optionalText,
    yearTo: optionalText,
    pictureUrl: optionalText,
  })
  .meta({ id: 'CarModel' })

const carModification = z
  .object({
    uuid: z.string(),
    title: z.string(),
    yearFrom: optionalText,
    yearTo: optionalText,
    properties: orDefault(z.array(z.object({ code: z.string(), title: z.string(), value: z.string() })), []),
    /** Rubles for the works of a service, by its code. */
    prices: orDefault(z.record(z.string(), z.number()), {}),
    /** Id of the same car in the vehicle catalogue. */
    carId: orNull(z.int()),
  })
  .meta({ id: 'CarModification' })

const maintenancePart = z
  .object({
    ...partIdentity,
    ...priceSummary,
    /** Pieces that the service takes. */
    count: orDefault(z.number(), 1),
    note: optionalText,
    analogsCount: orDefault(z.int(), 0),
  })
  .meta({ id: 'MaintenancePart' })

const maintenanceGroup = z
  .object({
    code: z.string(),
    title: z.string(),
    /** Kilometres between replacements. */
    interval: orNull(z.int()),
    parts: z.array(maintenancePart),
  })
  .meta({ id: 'MaintenanceGroup' })

export const listCarBrands = defineOperation({
  name: 'listCarBrands',
  service: 'auto',
  summary: 'Car brands',
  method: 'POST',
  path: '/auto/v1/To/brands/get',
  body: z.object({ uuid: uuid.nullish() }),
  response: z.object({ brands: z.array(carBrand) }),
  kind: 'read',
})

export const listCarModels = defineOperation({
  name: 'listCarModels',
  service: 'auto',
  summary: 'Models of a car brand',
  method: 'POST',
  path: '/auto/v1/To/models/get',
  body: z.object({ uuid }),
  response: z.object({ brand: carBrand, models: z.array(carModel) }),
  kind: 'read',
  errors: ['notFound'],
})

export const listCarModifications = defineOperation({
  name: 'listCarModifications',
  service: 'auto',
  summary: 'Modifications of a car model',
  method: 'POST',
  path: '/auto/v1/To/modifications/get',
  body: z.object({ uuid }),
  response: z.object({ brand: carBrand, model: carModel, modifications: z.array(carModification) }),
  kind: 'read',
  errors: ['notFound'],
})

export const listMaintenanceParts = defineOperation({
  name: 'listMaintenanceParts',
  service: 'auto',
  summary: 'Parts that the service of a modification takes',
  method: 'POST',
  path: '/auto/v1/To/parts/get',
  body: z.object({ uuid }),
  response: z.object({
    brand: carBrand,
    model: carModel,
    modification: carModification,
    groups: z.array(maintenanceGroup),
  }),
  kind: 'read',
  errors: ['notFound'],
})
