import * as z from 'zod'
import { defineOperation } from '@/lib/gateway/operation'
import { slotDays, timeField, wireDay } from './booking-shapes'
import {
  bodyPaging,
  codeField,
  emailField,
  flag,
  idField,
  int,
  optionalText,
  orDefault,
  orNull,
  pagination,
  phoneField,
  requiredText,
  text,
} from '../fields'
import { LIST_LIMIT, MAX_COMMENT_LENGTH, MAX_NAME_LENGTH, MAX_TITLE_LENGTH, MAX_VIN_LENGTH } from '../limits'

export const MAX_SERVICES = 8
export const MAX_FLEET = 10_000
const MAX_PLATE_LENGTH = 20
const MAX_INN_LENGTH = 12
const MAX_DIAMETER = 24
const MAX_WHEELS = 8
const MAX_MONTHS = 24

const service = z
  .object({
    code: z.string(),
    /** Its heading. */
    group: z.string(),
    title: z.string(),
    text: optionalText,
    /** Lowest price in rubles; null is «on request». */
    price: orNull(z.number()),
    /** How long the car stays. */
    minutes: z.int(),
    /** Prices by size or class of the car. */
    variants: orDefault(z.array(z.object({ title: z.string(), price: z.number() })), []),
    isForCompanies: flag,
    /** Takes wheels in; booked with `wheels` in the request. */
    isStorage: flag,
  })
  .meta({ id: 'CarService' })

const tariff = z.object({
  /** Inches of the rim. */
  diameterFrom: z.int(),
  diameterTo: z.int(),
  hasDiscs: z.boolean(),
  /** Rubles for a wheel and a month. */
  price: z.number(),
})

/** Per cent less for the whole term. */
const term = z.object({ months: z.int(), discount: z.number() })

const wheels = z.object({
  diameter: int(12, MAX_DIAMETER),
  quantity: int(1, MAX_WHEELS),
  hasDiscs: z.boolean(),
  months: int(1, MAX_MONTHS),
})

const serviceRequest = z
  .object({
    number: z.string(),
    kind: z.enum(['visit', 'company']),
    status: z.object({ code: z.string(), title: z.string() }),
    /** ISO 8601. */
    createdAt: z.string(),
    services: z.array(z.string()),
    car: optionalText,
    shop: optionalText,
    address: optionalText,
    /** DD.MM.YYYY. */
    date: optionalText,
    /** HH:MM. */
    time: optionalText,
    comment: optionalText,
    company: optionalText,
    canCancel: flag,
    /** Number of the wheels announced with it. */
    storageNumber: optionalText,
  })
  .meta({ id: 'ServiceRequest' })

export const readAutoservice = defineOperation({
  name: 'readAutoservice',
  service: 'autoservice',
  summary: 'Services on cars with their prices, the shops that do them, and what storing wheels costs',
  method: 'GET',
  path: '/autoservice/v1/info',
  response: z.object({
    services: z.array(service),
    /** By the codes of the bootstrap's shops and of the services. */
    shops: z.array(z.object({ code: z.string(), services: z.array(z.string()) })),
    tariffs: z.array(tariff),
    terms: z.array(term),
  }),
  kind: 'read',
})

export const listServiceSlots = defineOperation({
  name: 'listServiceSlots',
  service: 'autoservice',
  summary: 'Days and hours at which a shop has time for these services',
  method: 'POST',
  path: '/autoservice/v1/slots',
  body: z.object({ shop: codeField, services: z.array(codeField).min(1).max(MAX_SERVICES) }),
  response: z.object({ days: slotDays }),
  kind: 'read',
  errors: ['notFound', 'validation'],
})

export const createServiceRequest = defineOperation({
  name: 'createServiceRequest',
  service: 'autoservice',
  summary:
    'Books services at a shop, or asks for a contract of a company; it reaches the owner as a form of the CRM',
  method: 'POST',
  path: '/autoservice/v1/request/create',
  body: z.object({
    kind: z.enum(['visit', 'company']),
    name: requiredText(MAX_NAME_LENGTH),
    phone: phoneField,
    email: emailField.optional(),
    /** Consent to store personal data and to be called. */
    consent: z.literal(true),
    services: z.array(codeField).max(MAX_SERVICES).default([]),
    shop: codeField.optional(),
    date: wireDay.optional(),
    time: timeField.optional(),
    car: text(MAX_TITLE_LENGTH).optional(),
    vin: text(MAX_VIN_LENGTH).optional(),
    plate: text(MAX_PLATE_LENGTH).optional(),
    wheels: wheels.optional(),
    company: text(MAX_TITLE_LENGTH).optional(),
    inn: text(MAX_INN_LENGTH).optional(),
    /** Cars of the company. */
    fleet: int(1, MAX_FLEET).optional(),
    comment: text(MAX_COMMENT_LENGTH).optional(),
    /** The sender believes that he is signed in: with his session over the request is refused, and not booked as a guest's. */
    isForAccount: z.boolean().optional(),
    /** The same key of the same person answers with the same request; also as the header `Idempotency-Key`. */
    idempotencyKey: idField.optional(),
  }),
  response: serviceRequest,
  kind: 'write',
  errors: ['validation', 'unauthorized', 'notFound', 'conflict', 'rateLimited'],
})

export const listServiceRequests = defineOperation({
  name: 'listServiceRequests',
  service: 'autoservice',
  summary: "The user's requests to the car service, newest first",
  method: 'POST',
  path: '/autoservice/v1/request/list',
  body: z.object(bodyPaging(LIST_LIMIT)),
  response: z.object({ requests: z.array(serviceRequest), pagination }),
  kind: 'read',
  auth: 'user',
})

export const cancelServiceRequest = defineOperation({
  name: 'cancelServiceRequest',
  service: 'autoservice',
  summary: 'Calls a visit off; its hour is free for others',
  method: 'POST',
  path: '/autoservice/v1/request/cancel',
  body: z.object({ number: codeField }),
  response: serviceRequest,
  kind: 'write',
  auth: 'user',
  notify: true,
  errors: ['notFound', 'conflict'],
})
