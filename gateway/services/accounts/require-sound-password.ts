import { fieldError } from '@/gateway/core/errors'

const MIN_PASSWORD_LENGTH = 8

function isSameText(password: string, text: string | null | undefined) {
  return text !== null && text !== undefined && text !== '' && password.toLowerCase() === text.toLowerCase()
}

/** Refuses a password that is short, one sign over and over, or the person's own contact. */
export function requireSoundPassword(
  password: string,
  { phone, email }: { phone?: string | null | undefined; email?: string | null | undefined },
) {
  if (password.length < MIN_PASSWORD_LENGTH) {
    throw fieldError('password', `Пароль — не короче ${MIN_PASSWORD_LENGTH} знаков.`)
  }
  const digits = password.replace(/\D/g, '')
  if (new Set(password).size === 1 || isSameText(password, email) || isSameText(digits, phone)) {
    throw fieldError('password', 'Такой пароль легко угадать. Придумайте другой.')
  }
}
