import { requireResponse } from '@/lib/gateway/wire/require-response'
import { browserGateway } from '@/lib/gateway/browser-client'
import { deleteSession } from '@/lib/gateway/contracts/accounts/sessions'
import type { Session } from './profile-queries'

/** Ends one sign-in and returns those that are left. */
export async function endSession(sessionID: string): Promise<Session[]> {
  const call = browserGateway().call(deleteSession, { body: { sessionID } }, { handlesErrors: true })
  return requireResponse(await call).sessions
}
