import { eq } from 'drizzle-orm'
import { oneTimeCodes } from '@/gateway/db/schema/accounts'
import type { Client } from '@/gateway/core/client'
import { createSecret, hashSecret } from '@/gateway/core/secrets'
import { PROOF_SECONDS } from '@/gateway/services/codes/code-rules'
import { type CodeGuess, matchCode } from '@/gateway/services/codes/match-code'
import type { CoreDeps } from '@/gateway/core/deps'

/** Gives a token that stands once for the right code, for as long as filling in a form takes. */
export async function checkCode(deps: CoreDeps, guess: CodeGuess, client: Client) {
  const id = await matchCode(deps, guess, client)
  const token = createSecret()
  const expiresAt = new Date(deps.now().getTime() + PROOF_SECONDS * 1000)
  await deps.db
    .update(oneTimeCodes)
    .set({ proofHash: hashSecret(token), expiresAt })
    .where(eq(oneTimeCodes.id, id))
  return token
}
