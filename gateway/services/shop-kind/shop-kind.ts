import type { MessageServices } from '@/gateway/core/ports/message-services'
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
  payments: unknown
  messageServices: MessageServices
  dadata: unknown
  siteUrl: unknown
}

/** Features that an owner's shop lacks, in one line; undefined when nothing is missing. */
export function missingServices({
  payments,
  messageServices,
  dadata,
  siteUrl,
}: Services): string | undefined {
  const { webhook, smtp, smsRu } = messageServices
  const missing = [
    !payments && 'PAYMENTS_URL or YOOKASSA_SHOP_ID (paying online is not offered)',
    !webhook && !smtp && 'SMTP_URL or MESSENGER_URL (letters are not sent)',
    !webhook && !smsRu && 'SMSRU_API_ID or MESSENGER_URL (codes are not sent to phones)',
    dadata === undefined && 'DADATA_API_KEY (addresses and companies are not suggested)',
    siteUrl === undefined && 'SITE_URL (letters have no links)',
  ].filter(Boolean)
  return missing.length === 0 ? undefined : `not set: ${missing.join(', ')}`
}
