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
    `эту базу данных заполнил демо-магазин, заказы и люди в ней придуманы, и настоящим магазином она не станет. ` +
      `Задайте пустую базу (DATABASE_URL или другую папку в GATEWAY_DATA_DIR) или уберите ${names}`,
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
    !payments && 'YOOKASSA_SHOP_ID или PAYMENTS_URL (оплаты на сайте нет)',
    !webhook && !smtp && 'SMTP_URL или MESSENGER_URL (письма не отправляются)',
    !webhook && !smsRu && 'SMSRU_API_ID или MESSENGER_URL (коды на телефон не отправляются)',
    dadata === undefined && 'DADATA_API_KEY (адреса и компании не подсказываются)',
    siteUrl === undefined && 'SITE_URL (в письмах нет ссылок)',
  ].filter(Boolean)
  return missing.length === 0 ? undefined : `Не задано: ${missing.join(', ')}`
}
