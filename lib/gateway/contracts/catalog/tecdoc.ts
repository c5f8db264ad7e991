import * as z from 'zod'
import { defineOperation } from '@/lib/gateway/operation'
import {
  codeField,
  int,
  optionalText,
  orNull,
  pairField,
  pathSegment,
  queryInt,
  requiredText,
  text,
} from '../fields'
import { FITMENT_BATCH_SIZE, FIRST_CAR_YEAR, LAST_CAR_YEAR, MAX_INT, MAX_QUERY_LENGTH } from '../limits'
import { manufacturer, vehicleAssistant, vehicleCar, vehicleModel } from './vehicle-shapes'

const byId = z.object({ id: queryInt(1, MAX_INT) })

export const listManufacturers = defineOperation({
  name: 'listManufacturers',
  service: 'tecdoc',
  summary: 'Vehicle makers, those that are asked for most first',
  method: 'GET',
  path: '/tecdoc/v1/spa/auto/manufacturers',
  response: z.object({ items: z.array(manufacturer) }),
  kind: 'read',
})

export const listVehicleModels = defineOperation({
  name: 'listVehicleModels',
  service: 'tecdoc',
  summary: 'Models of a vehicle maker',
  method: 'GET',
  path: '/tecdoc/v1/spa/auto/models/{id}',
  params: byId,
  response: z.object({ manufacturer, items: z.array(vehicleModel) }),
  kind: 'read',
  errors: ['notFound'],
})

export const listVehicleCars = defineOperation({
  name: 'listVehicleCars',
  service: 'tecdoc',
  summary: 'Cars of a model',
  method: 'GET',
  path: '/tecdoc/v1/spa/auto/cars/{id}',
  params: byId,
  response: z.object({ manufacturer, model: vehicleModel, items: z.array(vehicleCar) }),
  kind: 'read',
  errors: ['notFound'],
})

export const searchVehicles = defineOperation({
  name: 'searchVehicles',
  service: 'tecdoc',
  summary: 'Cars by words',
  method: 'GET',
  path: '/tecdoc/v1/spa/auto/search',
  query: z.object({ find: requiredText(MAX_QUERY_LENGTH) }),
  response: z.object({ items: z.array(vehicleCar) }),
  kind: 'read',
})

export const getVehicleCar = defineOperation({
  name: 'getVehicleCar',
  service: 'tecdoc',
  summary: 'One car',
  method: 'GET',
  path: '/tecdoc/v1/spa/car/{id}',
  params: byId,
  response: z.object({ manufacturer, model: vehicleModel, car: vehicleCar }),
  kind: 'read',
  errors: ['notFound'],
})

export const getAssistants = defineOperation({
  name: 'getAssistants',
  service: 'tecdoc',
  summary: 'Sections that hold parts for a car, each with the assistant that narrows its listing',
  method: 'GET',
  path: '/tecdoc/v1/spa/assistants/{id}',
  params: byId,
  query: z.object({
    with_assist: text(8).optional().describe('1 or true leaves out the sections without parts for the car'),
    year: queryInt(FIRST_CAR_YEAR, LAST_CAR_YEAR).optional().describe('In which the car was built'),
  }),
  response: z.object({ car: vehicleCar, assistants: z.array(vehicleAssistant) }),
  kind: 'read',
  errors: ['notFound'],
})

/** Beyond the product's own list: the way from a VIN into the choice of a car. */
export const readVin = defineOperation({
  name: 'readVin',
  service: 'tecdoc',
  summary:
    'The cars of a VIN or frame number; where only the maker is known, the make with which the choice goes on',
  method: 'GET',
  path: '/tecdoc/v1/spa/auto/vin/{vin}',
  params: z.object({ vin: pathSegment }),
  response: z.object({
    vin: z.string(),
    manufacturer: orNull(manufacturer),
    /** Make, and model where it is known, of a car that the vehicle catalogue has not. */
    title: optionalText,
    year: orNull(z.int()),
    /** One when the very car is known, several of which the number does not say more. */
    cars: z.array(vehicleCar),
    /** A sentence to show beside the answer: the VIN may be mistyped. */
    warning: optionalText,
  }),
  kind: 'read',
  errors: ['validation'],
})

/** Beyond the product's own list: all products of a page in one call, from the browser, so that pages stay the same for all. */
export const judgeFitment = defineOperation({
  name: 'judgeFitment',
  service: 'tecdoc',
  summary: 'Whether products, by internal codes or pairs of brand and article, fit a car, and why not',
  method: 'POST',
  path: '/tecdoc/v1/spa/fitment',
  body: z.object({
    carId: int(1, MAX_INT),
    year: int(FIRST_CAR_YEAR, LAST_CAR_YEAR).nullish(),
    products: z.array(z.union([codeField, pairField])).max(FITMENT_BATCH_SIZE),
  }),
  response: z.object({
    car: vehicleCar,
    /** In the order of the products. */
    items: z.array(
      z.object({
        arusCode: optionalText,
        /** `any` where the question does not arise, such as for a tool. */
        verdict: z.enum(['fits', 'unfit', 'check', 'any']),
        /** Words to show beside the verdict, beginning in lower case. */
        reason: optionalText,
      }),
    ),
  }),
  kind: 'read',
  batch: FITMENT_BATCH_SIZE,
  errors: ['notFound'],
})
