import { HINT_COOKIE, SESSION_COOKIE } from '@/lib/gateway/contracts/accounts/session-cookies'
import type { readProfile } from '@/lib/gateway/contracts/accounts/passport'
import type { WireResponseOf } from '@/lib/gateway/operation'

export const MOCKED_ROLES = ['retail', 'corporate', 'admin'] as const
export type MockedRole = (typeof MOCKED_ROLES)[number]

type UserRecord = WireResponseOf<typeof readProfile>

const GUEST: UserRecord = { isAuthorized: false }

const PERSON = {
  isAuthorized: true,
  name: 'Анна',
  secondName: 'Ветрова',
  phone: '79990000001',
  email: 'anna@example.com',
  isPhoneConfirmed: true,
  isEmailConfirmed: true,
} as const

const RECORDS: Readonly<Record<MockedRole, UserRecord>> = {
  retail: { ...PERSON, externalId: 'mock-retail' },
  corporate: { ...PERSON, externalId: 'mock-corporate', group: 'corporate', markup: 10 },
  admin: { ...PERSON, externalId: 'mock-admin', isAdmin: true },
}

/** What a browser stores of a signed-in user. */
export function sessionCookies(role: MockedRole): { name: string; value: string }[] {
  return [
    { name: SESSION_COOKIE, value: `mock-${role}` },
    { name: HINT_COOKIE, value: '1' },
  ]
}

/** The caller, by the cookie of the request; undefined is a guest. */
export function roleOf(request: Request): MockedRole | undefined {
  const session = new RegExp(`(?:^|;\\s*)${SESSION_COOKIE}=mock-(\\w+)`).exec(
    request.headers.get('cookie') ?? '',
  )
  return MOCKED_ROLES.find((role) => role === session?.[1])
}

export function recordOf(role: MockedRole | undefined): UserRecord {
  return role === undefined ? GUEST : RECORDS[role]
}
