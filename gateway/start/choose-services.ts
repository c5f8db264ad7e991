import type { GatewayOptions } from '@/gateway/app'
import type { Database } from '@/gateway/core/database'
import type { Logger } from '@/gateway/core/logger'
import type { AddressLookup } from '@/gateway/core/ports/address-lookup'
import type { FileStore } from '@/gateway/core/ports/file-store'
import type { MessageSender } from '@/gateway/core/ports/messenger'
import type { PartyLookup } from '@/gateway/core/ports/party-lookup'
import type { PaymentProvider } from '@/gateway/core/ports/payment-provider'
import type { PictureSource } from '@/gateway/core/ports/picture-source'
import type { RobotCheck } from '@/gateway/core/ports/robot-check'
import type { GatewayEnv, PaymentSettings } from '@/gateway/env'
import { createDadataAddressLookup } from '@/gateway/services/addresses/create-dadata-address-lookup'
import { createDadataPartyLookup } from '@/gateway/services/parties/create-dadata-party-lookup'
import { createHttpProvider } from '@/gateway/services/payments/create-http-provider'
import { createYookassaProvider } from '@/gateway/services/payments/yookassa/create-yookassa-provider'

/** The shop that an empty database is filled with, and what plays the world around it. */
export type DemoShop = {
  /** Whether the demo shop filled the database: the one mark of a demo shop. */
  isIn: (db: Database) => Promise<boolean>
  fill: (db: Database, products: number, logger: Logger) => Promise<void>
  pictures: PictureSource
  bank: PaymentProvider
  /** Some towns and streets. */
  addresses: AddressLookup
  /** Made-up companies. */
  parties: PartyLookup
  /** Who gets emails about filled forms. */
  inquiriesEmail: string
  /** The bank's own pages. */
  routes: NonNullable<GatewayOptions['extend']>
  /** In place of the owner's services, where something is to fail. */
  sender?: MessageSender
  robotCheck?: RobotCheck
  lostPictures?: PictureSource
  keepNothing?: (files: FileStore) => FileStore
}

function createPaymentProvider(settings: PaymentSettings): PaymentProvider {
  return settings.kind === 'http'
    ? createHttpProvider({ ...settings, now: () => new Date() })
    : createYookassaProvider(settings)
}

/** What the outside of the shop is: the owner's services, the stand-ins of a demo shop, or nothing. */
export function chooseServices({ payments, dadata }: GatewayEnv, demo: DemoShop | undefined) {
  if (demo) return { payments: demo.bank, addresses: demo.addresses, parties: demo.parties }
  return {
    payments: payments && createPaymentProvider(payments),
    addresses: dadata && createDadataAddressLookup(dadata),
    parties: dadata && createDadataPartyLookup(dadata),
  }
}
