import * as z from 'zod'
import { defineOperation } from '@/lib/gateway/operation'
import { orNull } from '../fields'

const party = z
  .object({
    inn: z.string(),
    /** Null for an entrepreneur. */
    kpp: orNull(z.string()),
    /** Short, with the form of business: «ООО Ромашка», «ИП Петров П. П.». */
    name: z.string(),
    city: orNull(z.string()),
    address: orNull(z.string()),
    /** False for a company in liquidation or bankruptcy, or a closed one. */
    isActive: z.boolean(),
  })
  .meta({ id: 'Party' })

export const findParty = defineOperation({
  name: 'findParty',
  service: 'party',
  summary: 'The company or entrepreneur that has a taxpayer number',
  method: 'POST',
  path: '/party/v1/find',
  body: z.object({
    inn: z
      .string()
      .max(12)
      .regex(/^(?:\d{10}|\d{12})$/),
  }),
  response: z.object({
    /** Null where the number is unknown. */
    party: orNull(party),
  }),
  kind: 'read',
})
