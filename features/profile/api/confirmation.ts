import { browserGateway } from '@/lib/gateway/browser-client'
import {
  checkCode as checkOperation,
  sendCode as sendOperation,
} from '@/lib/gateway/contracts/accounts/confirmation'

export type ProfileContact = { phone: string } | { email: string }

const SCREEN_SHOWS = { handlesErrors: true } as const

/** Requests a code that proves a phone or an e-mail; undefined when the request was dropped. */
export async function sendCode(contact: ProfileContact) {
  return browserGateway().call(sendOperation, { body: { ...contact, purpose: 'confirm' } }, SCREEN_SHOWS)
}

/** Confirms a phone or an e-mail that the profile already has. */
export async function checkCode(contact: ProfileContact, code: string) {
  return browserGateway().call(
    checkOperation,
    { body: { ...contact, code, purpose: 'confirm' } },
    SCREEN_SHOWS,
  )
}
