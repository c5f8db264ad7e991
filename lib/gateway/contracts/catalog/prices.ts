import * as z from 'zod'
import { defineOperation } from '@/lib/gateway/operation'
import { articleField, brandField, idField, int, supplierIdField } from '../fields'
import { MAX_INT, MAX_QUANTITY, PRICE_BATCH_SIZE } from '../limits'
import { priceItem } from './offer-shapes'

const lineId = z.union([int(0, MAX_INT), idField])

export const priceLine = z.object({
  id: lineId,
  brand: brandField,
  article: articleField,
  supplierId: supplierIdField.nullish(),
  quantity: int(0, MAX_QUANTITY).optional(),
})

export const getPartPrices = defineOperation({
  name: 'getPartPrices',
  service: 'prices',
  summary: 'Prices of parts by line id; a part that nobody offers is absent from the answer',
  method: 'POST',
  path: '/prices/v3/parts/prices',
  body: z.object({
    items: z
      .record(idField, priceLine)
      .refine((items) => Object.keys(items).length <= PRICE_BATCH_SIZE, {
        message: `Не больше ${PRICE_BATCH_SIZE} позиций за раз`,
      })
      .meta({ maxProperties: PRICE_BATCH_SIZE }),
  }),
  response: z.object({
    items: z.record(z.string(), priceItem),
    /** When the prices were read, ISO 8601. */
    pricedAt: z.string(),
  }),
  kind: 'read',
  batch: PRICE_BATCH_SIZE,
})
