import * as z from 'zod'
import { fieldValues, flag, optionalText, orDefault, orNull, wireNumber } from '../fields'

export const MENU_GROUPS = [
  'catalog',
  'top',
  'bottom',
  'catalogMain',
  'serviceMain',
  'selectionHelper',
  'popular',
] as const

/** May contain `ad_erid`, `ad_advertiser`, `utm_*`, `pictureUrl`, `icon` and other fields of a menu. */
const itemFields = {
  id: z.int(),
  sid: z.string(),
  code: z.string(),
  title: z.string(),
  /** Internal path or external address. */
  location: z.string(),
  inNewTab: flag,
  /** Ids from the root down to the parent. */
  ancestors: orDefault(z.array(z.int()), []),
  type: z.string(),
  fields: orDefault(fieldValues, {}),
}

const menuLeaf = z.object({ ...itemFields, type: orDefault(z.string(), 'menu') }).meta({ id: 'MenuLeaf' })

const menuBranch = menuLeaf.extend({ children: orDefault(z.array(menuLeaf), []) }).meta({ id: 'MenuBranch' })

/** Menus are at most three levels deep. */
export const menuItem = menuLeaf
  .extend({ children: orDefault(z.array(menuBranch), []) })
  .meta({ id: 'MenuItem' })

const menuGroup = orDefault(z.array(menuItem), [])

export const menus = z
  .object({
    catalog: menuGroup,
    top: menuGroup,
    bottom: menuGroup,
    catalogMain: menuGroup,
    serviceMain: menuGroup,
    selectionHelper: menuGroup,
    popular: menuGroup,
    /** Keyed by sid. */
    filters: orDefault(z.record(z.string(), menuItem), {}),
  })
  .meta({ id: 'Menus' })

export const section = z
  .object({
    ...itemFields,
    type: orDefault(z.string(), 'section'),
    /** Ids of the sections right below. */
    children: orDefault(z.array(z.int()), []),
    /** Products in this section and below. */
    count: orDefault(z.int(), 0),
    pictureUrl: optionalText,
  })
  .meta({ id: 'Section' })

const link = z.object({ code: z.string(), title: z.string(), url: z.string() }).meta({ id: 'Link' })

export const siteParams = z
  .object({
    siteName: z.string(),
    phone: optionalText,
    email: optionalText,
    workTime: optionalText,
    address: optionalText,
    defaultSupplierId: orDefault(wireNumber, 29),
    fallbackSupplierId: orDefault(wireNumber, 8),
    isMarkup: orDefault(z.boolean(), true),
    socials: orDefault(z.array(link), []),
    documents: orDefault(z.array(link), []),
    apps: orDefault(z.array(link), []),
    /** Media path of the logo in the header, and the signal colour as `#rrggbb`; icons are the files `icons/…` of the media. */
    branding: orDefault(z.object({ logo: optionalText, color: optionalText }), { logo: null, color: null }),
    legal: orDefault(
      z.object({ title: optionalText, inn: optionalText, ogrn: optionalText, address: optionalText }),
      { title: null, inn: null, ogrn: null, address: null },
    ),
  })
  .meta({ id: 'SiteParams' })

export const metroStation = z
  .object({ name: z.string(), line: optionalText, color: optionalText })
  .meta({ id: 'MetroStation' })

export const shop = z
  .object({
    code: z.string(),
    supplierId: wireNumber,
    externalId: optionalText,
    title: z.string(),
    city: optionalText,
    address: z.string(),
    /** Latitude, then longitude. */
    coordinates: z.tuple([z.number(), z.number()]),
    metro: orDefault(z.array(metroStation), []),
    phone: optionalText,
    /** Hours as HH:MM. */
    work: z.object({ open: z.string(), close: z.string() }),
    showUser: orDefault(z.boolean(), true),
    pictureUrl: orDefault(z.array(z.string()), []),
    content: optionalText,
    services: orDefault(z.array(z.string()), []),
  })
  .meta({ id: 'Shop' })

/** What pages say of delivery before an address is known, in rubles. */
const delivery = z
  .object({
    /** Zones by name, and without a name what is outside of them. */
    areas: z.array(
      z.object({
        title: optionalText,
        price: z.number(),
        /** Cost of the products from which on the price falls away. */
        freeFrom: orNull(z.number()),
        /** On top for large products. */
        surcharge: orDefault(z.number(), 0),
        /** A carrier brings it there: its price is agreed by phone. */
        isAgreed: flag,
        /** 1 is Monday; none where no day can be chosen. */
        weekdays: orDefault(z.array(z.int()), []),
        /** HH:MM: from the first interval of a day to the last. */
        hours: orNull(z.object({ from: z.string(), to: z.string() })),
      }),
    ),
    /** What counts as large: kilograms, and centimetres of the longest side. */
    largeFromKg: orNull(z.number()),
    largeFromCm: orNull(z.number()),
  })
  .meta({ id: 'Delivery' })

export const bootstrap = z
  .object({
    menus,
    /** Flat, root first; the tree follows from `ancestors` and `children`. */
    sections: z.array(section),
    params: siteParams,
    shops: z.array(shop),
    /** Calls of whole pages that the gateway has, by their names. */
    pageCalls: orDefault(z.array(z.string()), []),
    /** Whether shoppers may be told by an email that a product returned to stock or became cheaper. */
    hasAlerts: flag,
    /** Whether shoppers may ask about products. */
    hasQuestions: flag,
    /**
     * By what one-time codes are sent, `sms` and `email`; null where the gateway does not tell: then by both. The staff tells the
     * codes of the others, and pages say so (`isTold` of `sendCode`).
     */
    codeChannels: orNull(z.array(z.string())),
    /** The ways to pay in a word or two each; none where the gateway does not tell: then the usual ones hold. */
    paymentMarks: orDefault(z.array(z.string()), []),
    /** Null where the gateway does not tell: then the usual price holds. */
    delivery: orNull(delivery),
  })
  .meta({ id: 'Bootstrap' })
