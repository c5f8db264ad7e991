import { StartRefusedError } from '@/gateway/core/errors/start-refused-error'

/** A demo shop has stand-ins for the bank, the messenger and the lists of addresses and companies; an owner's has none of them. */
export type ShopKind = 'demo' | 'own'

type Facts = {
  /** Whether the demo shop filled the database. */
  isFilledByDemo: boolean
  /** Names of the settings that make the shop a real one. */
  realSettings: readonly string[]
}

/**
 * What kind of shop a gateway is. The demo shop's people have a published password, and its orders and gift cards were not really
 * paid: such a database takes no real money or people, so it throws StartRefusedError.
 */
export function shopKindOf({ isFilledByDemo, realSettings }: Facts): ShopKind {
  if (!isFilledByDemo) return 'own'
  if (realSettings.length === 0) return 'demo'
  const names = realSettings.join(', ')
  throw new StartRefusedError(
    `the demo shop filled this database, and its orders, gift cards and people are made up, so it never becomes a real shop: ` +
      `name an empty database (DATABASE_URL, or another GATEWAY_DATA_DIR), or take away ${names}`,
  )
}

type Services = {
  httpPayments: unknown
  messengerUrl: unknown
  dadata: unknown
  siteUrl: unknown
}

const MISSING: Readonly<Record<keyof Services, string>> = {
  httpPayments: 'PAYMENTS_URL (paying online is not offered)',
  messengerUrl: 'MESSENGER_URL (codes and letters are not sent)',
  dadata: 'DADATA_API_KEY (addresses and companies are not suggested)',
  siteUrl: 'SITE_URL (letters have no links)',
}

/** Features that an owner's shop lacks, in one line; undefined when nothing is missing. */
export function missingServices(services: Services): string | undefined {
  const names = (Object.keys(MISSING) as (keyof Services)[]).filter((name) => services[name] === undefined)
  return names.length === 0 ? undefined : `not set: ${names.map((name) => MISSING[name]).join(', ')}`
}
