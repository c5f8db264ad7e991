import * as z from 'zod'
import { defineOperation } from '@/lib/gateway/operation'
import { int, optionalText, orDefault, pathSegment } from '../fields'
import { MAX_INT } from '../limits'
import { chosenFilter } from './listing-shapes'
import { vehicleCar } from './vehicle-shapes'

const request = {
  service: 'selection',
  method: 'POST',
  params: z.object({ x: pathSegment.describe('Kind of goods') }),
  body: z.object({ carId: int(1, MAX_INT) }),
  kind: 'read',
  errors: ['notFound'],
} as const

/** One set of filters that suits the car, such as a tyre size. */
const selectionVariant = z
  .object({
    title: z.string(),
    note: optionalText,
    axle: z.enum(['front', 'rear', 'both']).nullable(),
    sectionCode: z.string(),
    filters: z.array(chosenFilter),
    /** Address of the listing under these filters. */
    location: z.string(),
    count: orDefault(z.int(), 0),
  })
  .meta({ id: 'SelectionVariant' })

export const listCarSelections = defineOperation({
  ...request,
  name: 'listCarSelections',
  summary: 'What of a kind suits a car',
  path: '/selection/v1/cars/{x}',
  response: z.object({ kind: z.string(), items: z.array(selectionVariant) }),
})

/** Of the specification's list of calls; screens know the car already and use the call above. */
export const getCarSelection = defineOperation({
  ...request,
  name: 'getCarSelection',
  summary: 'A car with what of a kind suits it',
  path: '/selection/v1/car/{x}',
  response: z.object({ kind: z.string(), car: vehicleCar, items: z.array(selectionVariant) }),
})
