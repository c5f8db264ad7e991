export const PHONE_DIGITS = 11

/** The phone in a text: a number of +7 as eleven digits, too little of one, or a number of another country. */
type PhoneReading = { phone: string } | { problem: 'incomplete' | 'foreign' }

export const PHONE_WORDS = {
  incomplete: 'Укажите телефон полностью',
  foreign: 'Нужен номер +7 и ещё 10 цифр: номера других стран не подходят',
} as const

const INCOMPLETE = { problem: 'incomplete' } as const
const FOREIGN = { problem: 'foreign' } as const

/** Marks of writing direction and the like, which come along from an address book. */
const INVISIBLE = /\p{Cf}/gu
/** One number with what is written between its digits; words, commas and the sign of an extension end it. */
const NUMBER = /(\+?)[\s()]*(\d[\d\s().‐-―-]*)/gu
/** Digits behind one belong to a name: `anna9000000001`. */
const LETTER = /\p{L}/u
/** A number stands at the beginning of what is pasted. A long row of spaces is read anew from each of them. */
const MAX_CHARS = 500
/** How a call to another country begins: from most of the world and from Russia. */
const CALL_ABROAD = /^(?:00|810)/
const SHORTEST_CALL_ABROAD = 8
/** City and service codes that begin with 8: ten digits with any other 8 lack one digit. */
const CODE_OF_8 = /^8(?:0\d|1[1-8]|2[01]|3[1-6]|4[1-8]|5[15]|6[1-79]|7[1-37-9])/
/** The first digits of a number behind the country code; a second 7 or 8 before them is one too many. */
const DOUBLED_CODE = /^7[78](?=[3489]\d{9}$)/

/** The first whole or foreign number of a text, with words, an extension or a link around it. */
export function readPhone(text: string): PhoneReading {
  if (text.includes('@')) return INCOMPLETE
  const plain = text.slice(0, MAX_CHARS).normalize('NFKC').replace(INVISIBLE, '')
  for (const { index, 1: plus, 2: number = '' } of plain.matchAll(NUMBER)) {
    if (LETTER.test(plain.charAt(index - 1))) continue
    const reading = readNumber(number, plus === '+')
    if (!('problem' in reading) || reading.problem === 'foreign') return reading
  }
  return INCOMPLETE
}

/** Whether a text holds a number that can be called, of any country. */
export function hasWholePhone(text: string): boolean {
  const reading = readPhone(text)
  return 'phone' in reading || reading.problem === 'foreign'
}

function readNumber(number: string, hasPlus: boolean): PhoneReading {
  const digits = number.replace(/\D/g, '')
  if (hasPlus) return isEightForSeven(number, digits) ? toPhone(digits) : readInternational(digits)
  if (CALL_ABROAD.test(digits) && digits.length >= SHORTEST_CALL_ABROAD) {
    return readInternational(digits.replace(CALL_ABROAD, ''))
  }
  if (digits.length < PHONE_DIGITS - 1) return INCOMPLETE
  if (digits.startsWith('7')) return readInternational(digits)
  if (digits.length > PHONE_DIGITS) return FOREIGN
  if (digits.length === PHONE_DIGITS) return digits.startsWith('8') ? toPhone(digits) : FOREIGN
  if (digits.startsWith('0')) return FOREIGN
  return digits.startsWith('8') && !CODE_OF_8.test(digits) ? INCOMPLETE : { phone: `7${digits}` }
}

function readInternational(digits: string): PhoneReading {
  if (!digits.startsWith('7')) return FOREIGN
  const single = digits.replace(DOUBLED_CODE, '7')
  return single.length === PHONE_DIGITS ? { phone: single } : INCOMPLETE
}

/** `+8 (916) …` is a slip: no country has +89 or +8800, and what stands apart from its 8 is a Russian number. */
function isEightForSeven(number: string, digits: string): boolean {
  return digits.length === PHONE_DIGITS && /^8(?:9|800|[^\d])/.test(number)
}

function toPhone(digits: string): PhoneReading {
  return { phone: `7${digits.slice(1)}` }
}
