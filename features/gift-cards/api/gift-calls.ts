import { requireResponse } from '@/lib/gateway/wire/require-response'
import { browserGateway } from '@/lib/gateway/browser-client'
import {
  cancelGiftPurchase,
  checkGiftCard,
  createGiftPurchase,
  payGiftPurchase,
  readGiftPurchase,
} from '@/lib/gateway/contracts/orders/gift-cards'
import type { GiftBalance, GiftOrder, GiftPurchase } from '../model/gift'

// The screens show refusals themselves. Brings ky and the contracts: import it on demand.
const SCREEN_SHOWS = { handlesErrors: true } as const

export async function buyGift(body: GiftOrder): Promise<string | null> {
  const { paymentUrl } = await browserGateway()
    .call(createGiftPurchase, { body }, SCREEN_SHOWS)
    .then(requireResponse)
  return paymentUrl
}

export async function payGift(reference: string): Promise<string | null> {
  const { paymentUrl } = await browserGateway()
    .call(payGiftPurchase, { body: { reference } }, SCREEN_SHOWS)
    .then(requireResponse)
  return paymentUrl
}

export function readGift(reference: string): Promise<GiftPurchase> {
  return browserGateway().call(readGiftPurchase, { body: { reference } }, SCREEN_SHOWS).then(requireResponse)
}

export function cancelGift(reference: string): Promise<GiftPurchase> {
  return browserGateway()
    .call(cancelGiftPurchase, { body: { reference } }, SCREEN_SHOWS)
    .then(requireResponse)
}

export function checkBalance(code: string): Promise<GiftBalance> {
  return browserGateway().call(checkGiftCard, { body: { code } }, SCREEN_SHOWS).then(requireResponse)
}
