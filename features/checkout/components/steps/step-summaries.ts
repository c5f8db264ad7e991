import { formatPhone } from '@/lib/format/phone'
import type { CheckoutState } from '@/stores/checkout/checkout-state'
import { intervalWords } from '@/lib/format/delivery/interval-words'
import { chosenPayment, chosenShop, chosenTransport } from '../../model/lines/build-order'
import { dayTitle } from '../../model/delivery/day-title'
import { wholeAddress } from '../../model/delivery/whole-address'
import { personTitle } from '../../model/person-title'

const known = (parts: readonly (string | null | undefined | false)[]) => parts.flatMap((part) => part || [])

/** What was chosen in a step, part by part. */
export function receiptSummary(state: CheckoutState): string[] {
  const { receiptStep: receipt } = state
  if (receipt.isPickup) {
    const shop = chosenShop(state)
    return known(['Самовывоз', shop?.title, shop?.address])
  }
  return known([
    chosenTransport(state)?.title ?? 'Доставка',
    wholeAddress(receipt),
    receipt.deliveryIntervalDate && dayTitle(receipt.deliveryIntervalDate),
    intervalWords(receipt.deliveryIntervalTime ?? ''),
  ])
}

export function paymentSummary(state: CheckoutState): string[] {
  return known([chosenPayment(state)?.title])
}

export function infoSummary(state: CheckoutState, isCorporate: boolean): string[] {
  const { infoStep: info } = state
  const client = state.corporateClients.find(({ id }) => id === info.clientId)
  const contractor = client?.contractors.find(({ externalId }) => externalId === info.contractorId)
  return known([
    info.name,
    formatPhone(info.phone),
    info.email,
    ...(isCorporate
      ? [contractor?.name, contractor && `ИНН ${contractor.INN}`, contractor?.KPP && `КПП ${contractor.KPP}`]
      : [
          info.personCode !== 'person_1' && `${personTitle(state, info.personCode)} ${info.company}`,
          info.personCode !== 'person_1' && `ИНН ${info.inn}`,
          info.personCode === 'person_2' && `КПП ${info.kpp}`,
        ]),
  ])
}
