/** Requisites as an owner writes them into the site parameter. */
export const REQUISITES = {
  title: 'ООО «Пример»',
  inn: '7700000000',
  kpp: '770001001',
  bank: 'Банк «Пример»',
  bic: '044500000',
  account: '40702810000000000001',
  correspondentAccount: '30101810000000000002',
  vatPercent: 22,
  paymentDays: 3,
}
