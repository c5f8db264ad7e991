import * as z from 'zod'
import { defineOperation } from '@/lib/gateway/operation'
import { queryInt, requiredText, text } from './fields'
import { MAX_INT, MAX_QUERY_LENGTH } from './limits'
import { manufacturer, vehicleAssistant, vehicleCar, vehicleModel } from './vehicle-shapes'

const byId = z.object({ id: queryInt(1, MAX_INT) })

export const listManufacturers = defineOperation({
  name: 'listManufacturers',
  service: 'tecdoc',
  summary: 'Vehicle makers',
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
  }),
  response: z.object({ car: vehicleCar, assistants: z.array(vehicleAssistant) }),
  kind: 'read',
  errors: ['notFound'],
})
