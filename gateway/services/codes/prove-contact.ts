import { and, eq, gt, inArray } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { oneTimeCodes } from '@/gateway/db/schema/accounts'
import type { Client } from '@/gateway/core/client'
import { fieldError } from '@/gateway/core/errors/errors'
import type { Contact } from '@/gateway/core/contact'
import { hashSecret } from '@/gateway/core/secrets'
import { codeDigits, type CodePurpose } from '@/gateway/services/codes/code-rules'
import { matchCode, STALE_CODE } from '@/gateway/services/codes/match-code'
import type { CoreDeps } from '@/gateway/core/deps'

type Claim = { contact: Contact; purposes: readonly CodePurpose[]; proof: string; field?: string }

async function findToken({ db, now }: CoreDeps, { contact, purposes, proof }: Claim) {
  const [row] = await db
    .select({ id: oneTimeCodes.id })
    .from(oneTimeCodes)
    .where(
      and(
        eq(oneTimeCodes.proofHash, hashSecret(proof)),
        eq(oneTimeCodes.recipient, contact.key),
        inArray(oneTimeCodes.purpose, [...purposes]),
        gt(oneTimeCodes.expiresAt, now()),
      ),
    )
  return row?.id
}

/** Whether a code or a token proves that the contact is the caller's; the proof is not used up yet. */
export async function proveContact(deps: CoreDeps, claim: Claim, client: Client): Promise<string> {
  const { contact, purposes, proof, field = 'code' } = claim
  if (codeDigits(proof) !== undefined)
    return matchCode(deps, { contact, purposes, code: proof, field }, client)
  const id = await findToken(deps, claim)
  if (id === undefined) throw fieldError(field, STALE_CODE)
  return id
}

/** Uses a proof up; it belongs into the transaction that it allows, so that a failure leaves it usable. */
export async function spendProof(db: Database, id: string) {
  const spent = await db
    .delete(oneTimeCodes)
    .where(eq(oneTimeCodes.id, id))
    .returning({ id: oneTimeCodes.id })
  if (spent.length === 0) throw fieldError('code', STALE_CODE)
}
