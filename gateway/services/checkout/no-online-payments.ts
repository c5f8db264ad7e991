import { gatewayError } from '@/gateway/core/errors/errors'

const WORDS = 'Магазин сейчас не принимает оплату на сайте'

/** The message of a shop without a payment provider to a buyer who pays an earlier order. */
export function refuseToPayOnline() {
  return gatewayError('conflict', `${WORDS}. Позвоните нам, и мы подскажем, как оплатить.`)
}

export const ANOTHER_PAYMENT = `${WORDS}. Выберите другой способ оплаты.`
