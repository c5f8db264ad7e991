import { fieldError } from '@/gateway/core/errors/errors'
import { convertLayout } from '@/lib/parts/number/keyboard-layout'
import { MIN_PASSWORD_LENGTH } from '@/lib/validation/password'

/** Facts that others know of the person. */
export type Person = {
  phone?: string | null | undefined
  email?: string | null | undefined
  name?: string | undefined
  secondName?: string | undefined
}

const MIN_OWN_WORD = 4
/** Characters beside the own name or number that make it another password. */
const MIN_OTHER_SIGNS = 4
const PHONE_TAIL = 7

let common: Promise<ReadonlySet<string>> | undefined

/** 49,000 passwords that guessers try first, some years of them; read when the first password is set. */
function commonPasswords() {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  )
  return common
}

function ownWords({ phone, email, name, secondName }: Person) {
  const [box = ''] = (email ?? '').split('@')
  return [email, box, name, secondName, phone, phone?.slice(1), phone?.slice(-PHONE_TAIL)]
    .flatMap((word) => (word ? [word.toLowerCase()] : []))
    .filter((word) => word.length >= MIN_OWN_WORD)
}

function isOwnWord(password: string, person: Person) {
  const withoutSigns = password.replace(/[^\p{L}\p{N}]/gu, '')
  return ownWords(person).some((word) =>
    [password, withoutSigns].some(
      (text) => text.includes(word) && text.length - word.length < MIN_OTHER_SIGNS,
    ),
  )
}

/** Refuses a password that is short, one repeated sign, among the common ones, or the person's own name or contact. */
export async function requireSoundPassword(password: string, person: Person) {
  if (password.length < MIN_PASSWORD_LENGTH) {
    throw fieldError('password', `Пароль — не короче ${MIN_PASSWORD_LENGTH} знаков.`)
  }
  const plain = password.normalize('NFC').toLowerCase()
  const known = await commonPasswords()
  if (new Set(password).size === 1 || known.has(plain) || known.has(convertLayout(plain))) {
    throw fieldError('password', 'Такой пароль угадывают первым. Придумайте другой.')
  }
  if (isOwnWord(plain, person)) {
    throw fieldError('password', 'Такой пароль легко угадать тому, кто вас знает. Придумайте другой.')
  }
}
