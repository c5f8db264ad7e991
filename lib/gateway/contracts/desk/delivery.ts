import * as z from 'zod'
import { defineOperation } from '@/lib/gateway/operation'
import { idField, int, requiredText, supplierIdField } from '../fields'
import { MAX_INT, MAX_TITLE_LENGTH } from '../limits'
import { ruleChange } from './rule-change'

export const MAX_DELIVERY_RUBLES = 1_000_000
export const MAX_CORNERS = 500
export const MAX_INTERVALS = 24
const MAX_LEAD_HOURS = 240
const MAX_LARGE = 10_000
const MAX_SEQUENCE = 100_000

const rubles = int(0, MAX_DELIVERY_RUBLES)
const TIME_LENGTH = 5
const time = z
  .string()
  .max(TIME_LENGTH)
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)

const fee = z.object({
  price: rubles,
  /** Cost of the products from which on the price falls away. */
  freeFrom: rubles.nullable(),
  /** On top for large products, once for an order. */
  surcharge: rubles,
})

/** Wherever no zone is, and in zones without a price of their own. */
export const deliveryElsewhere = fee
  .extend({
    /** A product counts as large from this weight, or from this length of its longest side. */
    largeFromKg: int(1, MAX_LARGE).nullable(),
    largeFromCm: int(1, MAX_LARGE).nullable(),
    /** Outside of the zones a carrier brings it, for a price that is agreed by phone; zones without a price have this one. */
    isAgreed: z.boolean().optional(),
  })
  .meta({ id: 'DeliveryElsewhere' })

export const deliveryZone = z
  .object({
    title: requiredText(MAX_TITLE_LENGTH),
    /** Corners as longitude and latitude; the first is not repeated. */
    polygon: z
      .array(z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]))
      .min(3)
      .max(MAX_CORNERS),
    /** Shop that the products leave from. */
    shopId: supplierIdField.nullable(),
    /** Null: as elsewhere. */
    fee: fee.nullable(),
    intervals: z
      .array(z.object({ timeFrom: time, timeTo: time }))
      .min(1)
      .max(MAX_INTERVALS),
    /** 1 is Monday. */
    weekdays: z.array(int(1, 7)).min(1).max(7),
    leadHours: int(0, MAX_LEAD_HOURS),
    /** After it nothing more is brought on the same day. */
    lastOrderTime: time.nullable(),
    /** Of zones that overlap the smaller one counts. */
    sequence: int(0, MAX_SEQUENCE),
    isOn: z.boolean(),
  })
  .meta({ id: 'DeliveryZone' })

export type DeliveryZone = z.infer<typeof deliveryZone>
export type DeliveryElsewhere = z.infer<typeof deliveryElsewhere>

const deliveryRules = z
  .object({
    /** Grows with every change; a write names the version that its author saw. */
    version: z.int(),
    elsewhere: deliveryElsewhere,
    /** In the order in which they are tried. */
    zones: z.array(z.object({ id: z.string(), terms: deliveryZone })),
    /** The last changes of each kind, newest first. */
    zoneLog: z.array(ruleChange(z.string(), deliveryZone)),
    elsewhereLog: z.array(ruleChange(z.string(), deliveryElsewhere)),
    shops: z.array(z.object({ id: z.int(), title: z.string() })),
  })
  .meta({ id: 'DeliveryRules' })

const shared = { service: 'desk', method: 'POST', auth: 'user' } as const
const version = int(0, MAX_INT)

export const listDeliveryRules = defineOperation({
  ...shared,
  name: 'listDeliveryRules',
  summary: 'Zones of delivery with their prices and hours, and the log of their changes',
  path: '/desk/v1/delivery/list',
  body: z.object({}),
  response: deliveryRules,
  kind: 'read',
  errors: ['forbidden'],
})

export const saveDeliveryZone = defineOperation({
  ...shared,
  name: 'saveDeliveryZone',
  summary: 'Adds or changes a zone. Refused when any rule of delivery has changed meanwhile',
  path: '/desk/v1/delivery/zone/save',
  body: z.object({ id: idField.nullable(), terms: deliveryZone, version }),
  response: deliveryRules,
  kind: 'write',
  errors: ['forbidden', 'notFound', 'conflict'],
})

export const saveDeliveryElsewhere = defineOperation({
  ...shared,
  name: 'saveDeliveryElsewhere',
  summary: 'Changes what delivery costs outside of the zones, and what counts as large',
  path: '/desk/v1/delivery/elsewhere/save',
  body: z.object({ terms: deliveryElsewhere, version }),
  response: deliveryRules,
  kind: 'write',
  errors: ['forbidden', 'conflict'],
})
