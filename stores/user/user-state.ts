import type * as z from 'zod'
import type { userCar, userRecord } from '@/lib/gateway/contracts/accounts/user-shapes'

export type UserRecord = z.output<typeof userRecord>
export type UserCar = z.output<typeof userCar>
export type UserGroup = UserRecord['group']

/** `unknown` until the gateway has answered, and while it cannot. */
export type UserStatus = 'unknown' | 'guest' | 'user'

export type UserState = {
  status: UserStatus
  isAuthorized: boolean
  /** Roles come from permissions; the right to admin pages is `isAdmin`, which is another thing. */
  isRoot: boolean
  isTester: boolean
  isAdmin: boolean
  isEmailConfirmed: boolean
  isPhoneConfirmed: boolean
  isInvoiceEmailConfirmed: boolean
  isSubscribe: boolean
  isAnalogSearchByShift: boolean
  defaultWriteoffAgree: boolean
  isHideClosedIntervals: boolean
  sessionID: string | null
  externalId: string | null
  name: string
  secondName: string
  phone: string
  email: string
  invoiceEmail: string
  /** Per cent on every price. */
  markup: number
  group: UserGroup
  /** The chosen shop. */
  supplier: number
  /** DD.MM.YYYY or empty. */
  birthday: string
  /** 0 male, 1 female, -1 unknown. */
  gender: number
  pHead: readonly string[]
  cars: readonly UserCar[]
  /** JSON texts by key. */
  storage: Readonly<Record<string, string>>
}

export const DEFAULT_SUPPLIER_ID = 29
export const UNKNOWN_GENDER = -1

export const DEFAULT_USER: UserState = {
  status: 'unknown',
  isAuthorized: false,
  isRoot: false,
  isTester: false,
  isAdmin: false,
  isEmailConfirmed: false,
  isPhoneConfirmed: false,
  isInvoiceEmailConfirmed: false,
  isSubscribe: false,
  isAnalogSearchByShift: false,
  defaultWriteoffAgree: false,
  isHideClosedIntervals: false,
  sessionID: null,
  externalId: null,
  name: '',
  secondName: '',
  phone: '',
  email: '',
  invoiceEmail: '',
  markup: 0,
  group: 'client',
  supplier: DEFAULT_SUPPLIER_ID,
  birthday: '',
  gender: UNKNOWN_GENDER,
  pHead: [],
  cars: [],
  storage: {},
}

const ROOT_PERMISSIONS = ['admin_type_permission', 'moderator_type_permission']
const TESTER_PERMISSION = 'tester_type_permission'

/** What a user write leaves in the store: the defaults, filled from the answer; nothing of the former user stays. */
export function toUserState(record: Partial<UserRecord>): UserState {
  const { userPermissions = [], ...given } = record
  const filled = Object.fromEntries(
    Object.entries(given).filter(
      ([field, value]) => value !== undefined && Object.hasOwn(DEFAULT_USER, field),
    ),
  )
  return {
    ...DEFAULT_USER,
    ...filled,
    status: record.isAuthorized ? 'user' : 'guest',
    isRoot: ROOT_PERMISSIONS.some((permission) => userPermissions.includes(permission)),
    isTester: userPermissions.includes(TESTER_PERMISSION),
  }
}
