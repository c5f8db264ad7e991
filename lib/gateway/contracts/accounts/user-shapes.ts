import * as z from 'zod'
import { fieldValues, flag, optionalText, orDefault, orNull, wireNumber } from '../fields'

export const userCar = z
  .object({
    vin: z.string(),
    title: optionalText,
    mark: optionalText,
    model: optionalText,
    modification: optionalText,
    modificationUuid: optionalText,
    /** Id of the catalogue car, used by requests for assistants and selections. */
    carId: orNull(z.int()),
    year: orNull(z.int()),
    plate: optionalText,
    mileage: orNull(z.int()),
    note: optionalText,
    pictureUrl: optionalText,
    isCurrent: flag,
    fields: orDefault(fieldValues, {}),
  })
  .meta({ id: 'UserCar' })

/** The visitor: anonymous with defaults, or a signed-in user with all data of a sign-in. */
export const userRecord = z
  .object({
    isAuthorized: z.boolean(),
    isAdmin: flag,
    sessionID: optionalText,
    userPermissions: orDefault(z.array(z.string()), []),
    externalId: optionalText,
    name: orDefault(z.string(), ''),
    secondName: orDefault(z.string(), ''),
    phone: orDefault(z.string(), ''),
    email: orDefault(z.string(), ''),
    isPhoneConfirmed: flag,
    isEmailConfirmed: flag,
    invoiceEmail: orDefault(z.string(), ''),
    isInvoiceEmailConfirmed: flag,
    isSubscribe: flag,
    isAnalogSearchByShift: flag,
    defaultWriteoffAgree: flag,
    isHideClosedIntervals: flag,
    /** Per cent on every price. */
    markup: orDefault(z.number(), 0),
    group: orDefault(z.enum(['client', 'corporate']), 'client'),
    /** The chosen shop. */
    supplier: orDefault(wireNumber, 29),
    /** DD.MM.YYYY or empty. */
    birthday: orDefault(z.string(), ''),
    /** 0 male, 1 female, -1 unknown. */
    gender: orDefault(z.int(), -1),
    pHead: orDefault(z.array(z.string()), []),
    cars: orDefault(z.array(userCar), []),
    /** JSON texts by key. */
    storage: orDefault(z.record(z.string(), z.string()), {}),
  })
  .meta({ id: 'UserRecord' })

export const contractor = z
  .object({
    externalId: z.string(),
    name: z.string(),
    INN: z.string(),
    KPP: orDefault(z.string(), ''),
  })
  .meta({ id: 'Contractor' })

export const corporateClient = z
  .object({
    id: z.string(),
    externalId: z.string(),
    name: z.string(),
    address: orDefault(z.string(), ''),
    /** Latitude, then longitude. */
    coordinates: orNull(z.tuple([z.number(), z.number()])),
    contractors: orDefault(z.array(contractor), []),
  })
  .meta({ id: 'CorporateClient' })

export const manager = z
  .object({
    id: z.string(),
    name: z.string(),
    position: optionalText,
    phone: optionalText,
    email: optionalText,
    photo: optionalText,
  })
  .meta({ id: 'Manager' })
