import { createHash, randomBytes } from 'node:crypto'

const SECRET_BYTES = 32
/** Of a secret in letters. */
export const SECRET_LENGTH = 43

/** A secret that cannot be guessed, in letters that need no escaping. */
export function createSecret() {
  return randomBytes(SECRET_BYTES).toString('base64url')
}

/** Enough for a secret of full length; short ones, such as passwords, need more. */
export function hashSecret(secret: string) {
  return createHash('sha256').update(secret).digest('hex')
}
