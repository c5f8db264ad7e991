import { login } from '@/lib/gateway/contracts/accounts/passport'
import type { Operation } from '@/lib/gateway/operation'
import { sendOperation, type Send } from '@/scripts/contract/send-operation'

export type Credentials = { login: string; password: string }

type Kind = 'retail' | 'corporate'

export type Accounts = { [K in Kind]?: Credentials | undefined }

/** Headers of a request that a signed-in person's browser sends. */
export type SignIns = { [K in Kind]?: Record<string, string> | undefined }

/** `LOGIN:PASSWORD`; a password may hold colons. */
export function parseCredentials(text: string | undefined): Credentials | undefined {
  if (text === undefined || text === '') return undefined
  const [name = '', ...password] = text.split(':')
  return { login: name, password: password.join(':') }
}

async function signInAs(send: Send, origin: string, credentials: Credentials | undefined) {
  if (!credentials) return undefined
  const { login: name, password } = credentials
  const contact = name.includes('@') ? { email: name } : { phone: name }
  const response = await sendOperation(send, origin, login, { body: { ...contact, password } }, { origin })
  if (!response.ok) throw new Error(`signing in as ${name} is answered with ${response.status}`)
  const cookie = response.headers.getSetCookie().map((one) => one.split(';')[0] ?? '')
  return { cookie: cookie.join('; '), origin }
}

export async function signIn(send: Send, origin: string, accounts: Accounts = {}): Promise<SignIns> {
  return {
    retail: await signInAs(send, origin, accounts.retail),
    corporate: await signInAs(send, origin, accounts.corporate),
  }
}

/** What to send along with a call, so that it is made by a user who may make it. */
export function headersFor({ auth }: Operation, { retail, corporate }: SignIns): Record<string, string> {
  if (auth === 'guest' || auth === 'owner') return {}
  return (auth === 'corporate' ? corporate : (retail ?? corporate)) ?? {}
}

/** Whether a user is signed in who may make the call. */
export function hasAccountFor({ auth }: Operation, { retail, corporate }: SignIns): boolean {
  if (auth === 'guest') return true
  if (auth === 'owner') return false
  if (auth === 'corporate') return corporate !== undefined
  return auth === 'retail' ? retail !== undefined : (retail ?? corporate) !== undefined
}
