import { formatPhone, toInternational } from './phone'

/** Towns with codes of four digits; the other places of such a region have codes of five. */
const TOWNS =
  '3012 3022 3412 3452 3462 3466 3467 3519 3522 3532 3652 3822 3842 3843 3852 3902 3919 3942 3952 4012 4112 4132 4152 4162 4212 ' +
  '4217 4242 4712 4722 4742 4752 4812 4822 4832 4842 4852 4862 4872 4912 4922 4932 4942 8112 8142 8152 8162 8172 8182 8202 8212 ' +
  '8332 8342 8352 8362 8412 8422 8442 8452 8482 8512 8552 8652 8662 8672 8692 8712 8722 8732 8772 8782'
/** Regions with a code of three digits for their centre too: only the spelling tells. */
const MIXED = '351 391 846 347'

/**
 * A telephone of the shop, grouped by its area code: `+7 (4852) 33-44-55`, `+7 (48434) 3-44-55`. The code is what the owner wrote apart,
 * else what is known of its region; numbers of people are shown by `formatPhone`.
 */
export function formatShopPhone(phone: string): string {
  const digits = toInternational(phone)
  if (digits.length !== 11 || !digits.startsWith('7')) return formatPhone(phone)
  const length = writtenLength(phone) ?? knownLength(digits.slice(1))
  if (length === 3) return formatPhone(phone)
  const local = digits.slice(1 + length)
  const tail = local.slice(-4)
  return `+7 (${digits.slice(1, 1 + length)}) ${local.slice(0, -4)}-${tail.slice(0, 2)}-${tail.slice(2)}`
}

function writtenLength(phone: string): number | undefined {
  const hasCountry = phone.replace(/\D/g, '').length === 11
  const area = /^\D*(\d{3,5})\D/.exec(hasCountry ? phone.replace(/^\D*\d/, '') : phone)?.[1]
  return area?.length
}

function knownLength(digits: string): number {
  const region = digits.slice(0, 3)
  if (TOWNS.includes(digits.slice(0, 4))) return 4
  return TOWNS.includes(` ${region}`) && !MIXED.includes(region) ? 5 : 3
}
