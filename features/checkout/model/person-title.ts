import type { CheckoutState, PersonCode } from '@/stores/checkout/checkout-state'

const TITLES: Readonly<Record<PersonCode, string>> = {
  person_1: 'Физическое лицо',
  person_2: 'Юридическое лицо',
  person_3: 'Индивидуальный предприниматель',
}

/** As the gateway calls a type of person, else as the shop does. */
export function personTitle({ pattern }: Pick<CheckoutState, 'pattern'>, code: PersonCode): string {
  return pattern?.personTypes.find((type) => type.code === code)?.title || TITLES[code]
}
