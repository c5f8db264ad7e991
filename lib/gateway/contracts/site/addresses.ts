import * as z from 'zod'
import { defineOperation } from '@/lib/gateway/operation'
import { orNull, requiredText } from '../fields'
import { MAX_TITLE_LENGTH } from '../limits'

const DEFAULT_COUNT = 6
const MAX_COUNT = 10

const coordinates = z.tuple([z.number().min(-90).max(90), z.number().min(-180).max(180)])

const suggestion = z
  .object({
    /** The address in one line, from the town down. */
    value: z.string(),
    /** Null for a street or a town: nothing can be brought there yet. */
    house: orNull(z.string()),
    /** Latitude, then longitude; null where the service knows none. */
    coordinates: orNull(coordinates),
  })
  .meta({ id: 'AddressSuggestion' })

export const suggestAddresses = defineOperation({
  name: 'suggestAddresses',
  service: 'address',
  summary: 'Addresses that a text as far as it is typed may mean',
  method: 'POST',
  path: '/address/v1/suggest',
  body: z.object({
    query: requiredText(MAX_TITLE_LENGTH),
    count: z.int().min(1).max(MAX_COUNT).default(DEFAULT_COUNT),
  }),
  response: z.object({ suggestions: z.array(suggestion) }),
  kind: 'read',
  auth: 'user',
})

export const locateAddress = defineOperation({
  name: 'locateAddress',
  service: 'address',
  summary: 'What stands at a point',
  method: 'POST',
  path: '/address/v1/locate',
  body: z.object({ coordinates }),
  response: z.object({ suggestion: orNull(suggestion) }),
  kind: 'read',
  auth: 'user',
})
