import { browserGateway } from '@/lib/gateway/browser-client'
import { checkProfileExists } from '@/lib/gateway/contracts/accounts/passport'

/** Which of a phone and an e-mail is already registered. */
export async function checkTaken(contacts: { phone: string; email?: string }) {
  return browserGateway().call(checkProfileExists, { body: contacts }, { handlesErrors: true })
}
