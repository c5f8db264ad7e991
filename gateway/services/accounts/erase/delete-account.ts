import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import {
  apiTokens,
  consents,
  contactChanges,
  customerActions,
  knownDevices,
  oneTimeCodes,
  userCars,
  users,
  userStorage,
} from '@/gateway/db/schema/accounts'
import { userClients, userManagers } from '@/gateway/db/schema/companies'
import { productAlerts } from '@/gateway/db/schema/alerts'
import { outboxMessages } from '@/gateway/db/schema/outbox'
import type { Client } from '@/gateway/core/client'
import { fieldError } from '@/gateway/core/errors/errors'
import { accessDenied, type Viewer } from '@/gateway/core/viewer'
import { confirmPassword } from '@/gateway/services/accounts/confirm-password'
import { provenContacts } from '@/gateway/services/accounts/contact-changes'
import { dropPurchases, eraseFinishedOrders } from '@/gateway/services/accounts/erase/erase-orders'
import { eraseVisits } from '@/gateway/services/accounts/erase/erase-visits'
import { findUser, type User } from '@/gateway/services/accounts/find-user'
import { lockUser } from '@/gateway/services/accounts/lock-user'
import { proveContact, spendProof } from '@/gateway/services/codes/prove-contact'
import type { CoreDeps } from '@/gateway/core/deps'
import { dropUnpaidGifts, eraseFinishedGifts } from '@/gateway/services/accounts/erase/erase-gifts'
import { eraseInquiries } from '@/gateway/services/accounts/erase/erase-inquiries'
import { eraseQuestions } from '@/gateway/services/accounts/erase/erase-questions'
import { eraseReturns } from '@/gateway/services/accounts/erase/erase-returns'
import { eraseReviews } from '@/gateway/services/accounts/erase/erase-reviews'
import { endOtherSessions } from '@/gateway/services/sessions/end-sessions'

type Proof = { password?: string | undefined; code?: string | undefined }

async function proofOf(deps: CoreDeps, user: User, { password, code }: Proof, client: Client) {
  if (code === undefined || password !== undefined) {
    await confirmPassword(deps, user, password, client, 'password')
    return undefined
  }
  const [contact] = provenContacts(user, 'phone')
  if (!contact) throw fieldError('password', 'Введите пароль.')
  return proveContact(deps, { contact, purposes: ['confirm'], proof: code }, client)
}

/** Blank defaults for every column with personal data. */
function noOne(deletedAt: Date): Partial<typeof users.$inferInsert> {
  return {
    externalId: randomUUID(),
    phone: null,
    email: null,
    passwordHash: null,
    name: '',
    secondName: '',
    isAdmin: false,
    permissions: [],
    isPhoneConfirmed: false,
    isEmailConfirmed: false,
    invoiceEmail: '',
    isInvoiceEmailConfirmed: false,
    isSubscribe: false,
    birthday: '',
    gender: -1,
    updatedAt: deletedAt,
    deletedAt,
  }
}

async function eraseTraces(db: Database, user: User) {
  for (const table of [
    apiTokens,
    contactChanges,
    customerActions,
    knownDevices,
    userCars,
    userStorage,
    userClients,
    userManagers,
    productAlerts,
  ]) {
    await db.delete(table).where(eq(table.userId, user.id))
  }
  await db.update(consents).set({ ip: null, device: null }).where(eq(consents.userId, user.id))
  const recipients = [user.phone ?? '', user.email ?? '', user.invoiceEmail]
    .filter((recipient) => recipient !== '')
    .map((recipient) => recipient.toLowerCase())
  await db.delete(oneTimeCodes).where(inArray(oneTimeCodes.recipient, recipients))
  await db.delete(outboxMessages).where(inArray(outboxMessages.recipient, recipients))
}

/** Erases the person and signs out everywhere; the bare row stays, for the orders that refer to it. */
export async function deleteAccount(deps: CoreDeps, viewer: Viewer, given: Proof, client: Client) {
  const user = await findUser(deps.db, viewer.userId)
  if (!user) throw accessDenied()
  const proof = await proofOf(deps, user, given, client)
  const dropFiles = await deps.db.transaction(async (tx) => {
    await lockUser(tx, user.id)
    if (proof !== undefined) await spendProof(tx, proof)
    await endOtherSessions(tx, user.id)
    await eraseTraces(tx, user)
    await dropPurchases(tx, user.id)
    await dropUnpaidGifts(tx, user.id, deps.now())
    await eraseVisits(tx, user.id, deps.now())
    await tx.update(users).set(noOne(deps.now())).where(eq(users.id, user.id))
    await eraseFinishedOrders(tx)
    await eraseFinishedGifts(tx)
    await eraseQuestions(tx, user.externalId)
    const drops = [
      await eraseReviews(tx, user.externalId, deps),
      await eraseInquiries(tx, user.id, deps),
      await eraseReturns(tx, user.id, deps),
    ]
    return () => Promise.all(drops.map((drop) => drop()))
  })
  await dropFiles()
}
