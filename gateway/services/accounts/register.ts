import { users } from '@/gateway/db/schema/accounts'
import type { Client } from '@/gateway/core/client'
import { fieldError } from '@/gateway/core/errors/errors'
import {
  claimProvenContact,
  refusingTaken,
  requireFreeContact,
} from '@/gateway/services/accounts/claim-contact'
import { logConsent } from '@/gateway/services/accounts/log-consent'
import { toContact, toEmail, toPhone } from '@/gateway/core/contact'
import { isKnownShop } from '@/gateway/services/accounts/is-known-shop'
import { requireSoundPassword } from '@/gateway/services/accounts/require-sound-password'
import { hashPassword } from '@/gateway/services/accounts/passwords'
import { proveContact, spendProof } from '@/gateway/services/codes/prove-contact'
import type { CoreDeps } from '@/gateway/core/deps'
import { consumeLimits, limitsFrom } from '@/gateway/services/limits/rate-limit'

const HOUR = 3600

export type Registration = {
  phone?: string | undefined
  email?: string | undefined
  name: string
  secondName?: string | undefined
  /** A customer who signs in by codes has none until he sets one. */
  password?: string | undefined
  code?: string | undefined
  isSubscribe: boolean
  isAgree: boolean
  supplier?: number | undefined
}

async function supplierOf({ db }: CoreDeps, requested: number | undefined) {
  return requested !== undefined && (await isKnownShop(db, requested)) ? { supplierId: requested } : {}
}

/**
 * Makes a retail account. The phone, or the e-mail when there is no phone, has to be proven by a code;
 * a login code counts too, for a visitor who learns at login that he has no account.
 */
export async function register(deps: CoreDeps, given: Registration, client: Client): Promise<string> {
  const { code, isAgree, isSubscribe, name, secondName = '', password } = given
  if (!isAgree) throw fieldError('isAgree', 'Нужно согласие на обработку персональных данных.')
  const phone = given.phone === undefined ? null : toPhone(given.phone)
  const email = given.email === undefined ? null : toEmail(given.email)
  if (password !== undefined) await requireSoundPassword(password, { phone, email, name, secondName })
  if (code === undefined) throw fieldError('code', 'Введите код из сообщения.')
  await consumeLimits(deps, limitsFrom(deps, client, { key: 'register-from', max: 20, seconds: HOUR }))
  const contact = toContact(given)
  const claim = { contact, purposes: ['register', 'login'] as const, proof: code }
  const proof = await proveContact(deps, claim, client)
  const passwordHash = password === undefined ? null : await hashPassword(password)
  const supplier = await supplierOf(deps, given.supplier)
  return refusingTaken(() =>
    deps.db.transaction(async (tx) => {
      await spendProof(tx, proof)
      await claimProvenContact(tx, contact)
      if (contact.kind === 'phone' && email !== null) await requireFreeContact(tx, toContact({ email }))
      const [user] = await tx
        .insert(users)
        .values({
          phone,
          email,
          name,
          secondName,
          passwordHash,
          isSubscribe,
          isPhoneConfirmed: contact.kind === 'phone',
          isEmailConfirmed: contact.kind === 'email',
          ...supplier,
        })
        .returning({ id: users.id })
      if (!user) throw new Error('the user was not written')
      const given = { 'personal-data': true, letters: isSubscribe }
      await logConsent(tx, user.id, given, client, deps.now())
      return user.id
    }),
  )
}
