import { browserGateway } from '@/lib/gateway/browser-client'
import { sendCode as operation } from '@/lib/gateway/contracts/accounts/confirmation'
import type { Contact } from '../model/contact'

export type CodePurpose = 'login' | 'register' | 'recovery'
export type SentCode = { retryAfter: number; recipient: string; digits: number; isTold: boolean }

/** Requests a one-time code; undefined when the request was dropped. */
export async function sendCode(contact: Contact, purpose: CodePurpose): Promise<SentCode | undefined> {
  return browserGateway().call(operation, { body: { ...contact, purpose } }, { handlesErrors: true })
}
