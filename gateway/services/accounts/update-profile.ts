import { eq } from 'drizzle-orm'
import { users } from '@/gateway/db/schema/accounts'
import type { Client } from '@/gateway/core/client'
import { fieldError } from '@/gateway/core/errors/errors'
import { accessDenied, type Viewer } from '@/gateway/core/viewer'
import { claimProvenContact, refusingTaken } from '@/gateway/services/accounts/claim-contact'
import { confirmHolder } from '@/gateway/services/accounts/confirm-holder'
import { recordContactChange } from '@/gateway/services/accounts/contact-changes'
import { logConsent } from '@/gateway/services/accounts/log-consent'
import { type Contact, toContact, toEmail, toPhone } from '@/gateway/core/contact'
import { findUser, type User } from '@/gateway/services/accounts/find-user'
import { isKnownShop } from '@/gateway/services/accounts/is-known-shop'
import { notifyOfChange } from '@/gateway/services/accounts/notify-of-change'
import { requireSoundPassword } from '@/gateway/services/accounts/require-sound-password'
import { hashPassword } from '@/gateway/services/accounts/passwords'
import { proveContact, spendProof } from '@/gateway/services/codes/prove-contact'
import type { CoreDeps } from '@/gateway/core/deps'
import { endOtherSessions } from '@/gateway/services/sessions/end-sessions'
import type { updateProfile as operation } from '@/lib/gateway/contracts/accounts/passport'
import type { ParsedRequestOf } from '@/lib/gateway/operation'
import { ageProblem } from '@/lib/validation/age'

type Changes = ParsedRequestOf<typeof operation>['body']
type UserRow = Partial<typeof users.$inferInsert>

function invoiceEmailChange(user: User, invoiceEmail: string | undefined): UserRow {
  if (invoiceEmail === undefined || invoiceEmail === user.invoiceEmail) return {}
  const email = invoiceEmail === '' ? '' : toEmail(invoiceEmail, 'invoiceEmail')
  const isOwn = user.isEmailConfirmed && email.toLowerCase() === user.email?.toLowerCase()
  return { invoiceEmail: email, isInvoiceEmailConfirmed: email !== '' && isOwn }
}

function requireAge(birthday: string | undefined, now: Date) {
  if (birthday === undefined || birthday === '') return
  const problem = ageProblem(birthday, now)
  if (problem !== null) throw fieldError('birthday', problem)
}

async function plainChanges({ db, now }: CoreDeps, user: User, changes: Changes): Promise<UserRow> {
  const { supplier, markup, invoiceEmail, name, secondName, birthday, gender } = changes
  requireAge(birthday, now())
  if (supplier !== undefined && supplier !== user.supplierId && !(await isKnownShop(db, supplier))) {
    throw fieldError('supplier', 'Такого магазина нет.')
  }
  const { isSubscribe, isAnalogSearchByShift, defaultWriteoffAgree, isHideClosedIntervals } = changes
  return {
    name,
    secondName,
    birthday,
    gender,
    supplierId: supplier,
    isSubscribe,
    isAnalogSearchByShift,
    defaultWriteoffAgree,
    isHideClosedIntervals,
    ...(user.group === 'corporate' && { markup }),
    ...invoiceEmailChange(user, invoiceEmail),
  }
}

/** The one changed contact; a code proves only one at a time. */
function changedContact(user: User, { phone, email }: Changes) {
  const newPhone = phone === undefined || toPhone(phone) === user.phone ? undefined : toPhone(phone)
  const newEmail = email === undefined || toEmail(email) === user.email ? undefined : toEmail(email)
  if (newPhone !== undefined && newEmail !== undefined) {
    throw fieldError('email', 'Смените телефон и почту по очереди: каждую смену подтверждает свой код.')
  }
  if (newPhone !== undefined) {
    return { contact: toContact({ phone: newPhone }), row: { phone: newPhone, isPhoneConfirmed: true } }
  }
  if (newEmail === undefined) return undefined
  return { contact: toContact({ email: newEmail }), row: { email: newEmail, isEmailConfirmed: true } }
}

/** Proofs of the new contact and of the account. */
async function requireProofs(
  deps: CoreDeps,
  user: User,
  contact: Contact,
  { code, ...held }: Changes,
  client: Client,
) {
  if (code === undefined) {
    throw fieldError(
      'code',
      `Подтвердите ${contact.kind === 'phone' ? 'новый телефон' : 'новую почту'} кодом.`,
    )
  }
  const holder = await confirmHolder(deps, user, contact.kind, held, client)
  const proof = await proveContact(deps, { contact, purposes: ['confirm'], proof: code }, client)
  return holder === undefined ? [proof] : [holder, proof]
}

/** The hash of a new password, and the proof to spend where a code stands for the current one. */
async function newPassword(
  deps: CoreDeps,
  user: User,
  { password, ...held }: Changes,
  client: Client,
): Promise<{ passwordHash?: string; proofs: string[] }> {
  if (password === undefined) return { proofs: [] }
  await requireSoundPassword(password, user)
  const holder = await confirmHolder(deps, user, 'phone', held, client)
  return { passwordHash: await hashPassword(password), proofs: holder === undefined ? [] : [holder] }
}

/** Changes the given fields; a new phone or e-mail needs its code and the holder's proof, a new password the proof alone. */
export async function updateProfile(deps: CoreDeps, viewer: Viewer, changes: Changes, client: Client) {
  const user = await findUser(deps.db, viewer.userId)
  if (!user) throw accessDenied()
  const plain = await plainChanges(deps, user, changes)
  const changed = changedContact(user, changes)
  if (changed && changes.password !== undefined)
    throw fieldError('password', 'Смените пароль и контакт по очереди: каждую смену подтверждает свой код.')
  const { passwordHash, proofs: held } = await newPassword(deps, user, changes, client)
  const proofs = changed ? await requireProofs(deps, user, changed.contact, changes, client) : held
  await refusingTaken(() =>
    deps.db.transaction(async (tx) => {
      for (const proof of proofs) await spendProof(tx, proof)
      if (changed) {
        await claimProvenContact(tx, changed.contact, user.id)
        await recordContactChange(tx, deps, user, changed.contact.kind)
      }
      const row = { ...plain, ...changed?.row, passwordHash, updatedAt: deps.now() }
      await tx.update(users).set(row).where(eq(users.id, user.id))
      if (passwordHash !== undefined) await endOtherSessions(tx, user.id, viewer.sessionId)
      const { isSubscribe } = changes
      if (isSubscribe !== undefined && isSubscribe !== user.isSubscribe) {
        await logConsent(tx, user.id, { letters: isSubscribe }, client, deps.now())
      }
      if (passwordHash !== undefined) await notifyOfChange(tx, deps, user, 'Пароль изменён')
    }),
  )
}
