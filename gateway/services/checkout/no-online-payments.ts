import { gatewayError } from '@/gateway/core/errors/errors'

const WORDS = 'Магазин сейчас не принимает оплату на сайте'

/** What a shop without a payment provider says to whoever wants to pay what was ordered earlier. */
export function refuseToPayOnline() {
  return gatewayError('conflict', `${WORDS}. Позвоните нам, и мы подскажем, как оплатить.`)
}

export const ANOTHER_PAYMENT = `${WORDS}. Выберите другой способ оплаты.`
