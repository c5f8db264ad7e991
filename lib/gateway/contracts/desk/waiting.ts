import * as z from 'zod'
import { defineOperation } from '@/lib/gateway/operation'

export const countDeskWaiting = defineOperation({
  service: 'desk',
  method: 'POST',
  auth: 'user',
  name: 'countDeskWaiting',
  summary: 'How much waits for the staff at each place of the desk',
  path: '/desk/v1/waiting/count',
  body: z.object({}),
  response: z.object({
    /** New ones, and those whose buyer asks for a return. */
    orders: z.int(),
    reviews: z.int(),
    questions: z.int(),
    inquiries: z.int(),
  }),
  kind: 'read',
  errors: ['forbidden'],
})
