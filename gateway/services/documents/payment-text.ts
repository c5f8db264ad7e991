import type { Requisites } from '@/gateway/services/seller/read-seller'

type Payment = { requisites: Requisites; purpose: string; kopecks: number }

/** Longest values that banks accept. */
const MAX_NAME = 160
const MAX_BANK = 45
const MAX_PURPOSE = 210

/**
 * A payment in the form of a QR code for a bank's app (ГОСТ Р 56042-2014): a head that names the version, UTF-8 and the bar between
 * fields, then the five required fields, in their order, and the known others. Money in kopecks.
 */
export function paymentText({ requisites, purpose, kopecks }: Payment): string {
  const { title, account, bank, bic, correspondentAccount, inn, kpp } = requisites
  const fields: [string, string | null][] = [
    ['Name', cut(title, MAX_NAME)],
    ['PersonalAcc', account],
    ['BankName', cut(bank, MAX_BANK)],
    ['BIC', bic],
    ['CorrespAcc', correspondentAccount],
    ['PayeeINN', inn],
    ['KPP', kpp],
    ['Purpose', cut(purpose, MAX_PURPOSE)],
    ['Sum', String(kopecks)],
  ]
  const written = fields.flatMap(([name, value]) => (value ? [`${name}=${value}`] : []))
  return ['ST00012', ...written].join('|')
}

/** A bar within a value would end it. */
function cut(value: string, length: number): string {
  return value.replaceAll(/\s+/g, ' ').replaceAll('|', '/').trim().slice(0, length)
}
