import * as z from 'zod'
import { defineOperation } from '@/lib/gateway/operation'
import { articleField, brandField, done, optionalText, orNull, pictureUrl } from '../fields'
import { MAX_ALERT_PRICE } from '../limits'

const KOPECK = 0.01

const productAlert = z
  .object({
    brand: z.string(),
    article: z.string(),
    internalCode: optionalText,
    title: z.string(),
    pictureUrl,
    price: orNull(z.number()).describe('The price that is waited for; null for the return to stock'),
    currentPrice: orNull(z.number()).describe('What it costs now; null while it cannot be bought'),
    createdAt: z.string(),
    notifiedAt: optionalText.describe('When the email was written; null while it is waited for'),
  })
  .meta({ id: 'ProductAlert' })

const part = { brand: brandField, article: articleField }

export const listProductAlerts = defineOperation({
  name: 'listProductAlerts',
  service: 'alerts',
  summary: 'Products that the user waits for, the newest first, and those that emails were sent about lately',
  method: 'POST',
  path: '/alerts/v1/list',
  response: z.object({ alerts: z.array(productAlert) }),
  kind: 'read',
  auth: 'user',
})

export const createProductAlert = defineOperation({
  name: 'createProductAlert',
  service: 'alerts',
  summary:
    'One email as soon as a product can be bought, or costs no more than `price`; of one product again, it takes the place of the earlier one',
  method: 'POST',
  path: '/alerts/v1/create',
  body: z.object({ ...part, price: z.number().min(KOPECK).max(MAX_ALERT_PRICE).nullable() }),
  response: productAlert,
  kind: 'write',
  auth: 'user',
  errors: ['notFound', 'conflict', 'validation'],
})

export const deleteProductAlert = defineOperation({
  name: 'deleteProductAlert',
  service: 'alerts',
  summary: 'Waits for a product no longer; of one that is not waited for, it changes nothing',
  method: 'POST',
  path: '/alerts/v1/delete',
  body: z.object(part),
  response: done,
  kind: 'write',
  auth: 'user',
})
