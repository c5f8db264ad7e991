import type { AddressLookup } from '@/gateway/core/ports/address-lookup'
import type { DemoFault } from '@/gateway/core/demo-faults'
import { gatewayError } from '@/gateway/core/errors/errors'
import type { FileStore } from '@/gateway/core/ports/file-store'
import type { MessageSender } from '@/gateway/core/ports/messenger'
import type { PartyLookup } from '@/gateway/core/ports/party-lookup'
import type { PaymentProvider } from '@/gateway/core/ports/payment-provider'
import type { PictureSource } from '@/gateway/core/ports/picture-source'
import type { RobotCheck } from '@/gateway/core/ports/robot-check'

type StandIns = {
  bank: PaymentProvider
  pictures: PictureSource
  addresses: AddressLookup
  parties: PartyLookup
}

export type FailingStandIns = {
  sender?: MessageSender
  robotCheck?: RobotCheck
  /** The source of pictures that comes before the folder of the shop. */
  lostPictures?: PictureSource
  keepNothing?: (files: FileStore) => FileStore
}

const away = (what: string) => () => Promise.reject(gatewayError('unavailable', what))

const BANK_WORDS = 'Оплата на сайте сейчас недоступна. Попробуйте позже.'
const BANK = {
  start: away(BANK_WORDS),
  readState: away(BANK_WORDS),
  cancel: away(BANK_WORDS),
  refund: away(BANK_WORDS),
}
const ADDRESSES = away('Подсказки адресов сейчас недоступны.')
const PARTIES = away('Поиск по ИНН сейчас недоступен.')
const PICTURES = away('Изображения сейчас недоступны. Попробуйте позже.')
const CAPTCHA = () => Promise.reject(new Error('the demo check is told to fail'))

/** The demo shop with some of its services away, each as one on the network would be. */
export function failOnDemand<Shop extends StandIns>(
  shop: Shop,
  faults: ReadonlySet<DemoFault>,
): Shop & FailingStandIns {
  return {
    ...shop,
    ...(faults.has('bank') && { bank: { ...shop.bank, ...BANK } }),
    ...(faults.has('addresses') && { addresses: { suggest: ADDRESSES, at: ADDRESSES } }),
    ...(faults.has('parties') && { parties: { find: PARTIES } }),
    ...(faults.has('pictures') && {
      pictures: PICTURES,
      lostPictures: PICTURES,
      keepNothing: (files: FileStore) => ({ ...files, put: PICTURES }),
    }),
    ...(faults.has('captcha') && { robotCheck: { issueChallenge: CAPTCHA, isAnswered: CAPTCHA } }),
    ...(faults.has('mail') && {
      sender: {
        send: () => Promise.resolve({ kind: 'failed', reason: 'the demo mail is told to fail' } as const),
      },
    }),
  }
}
