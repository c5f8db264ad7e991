import type { userCars } from '@/gateway/db/schema/accounts'
import type { User } from '@/gateway/services/accounts/find-user'
import type { readProfile } from '@/lib/gateway/contracts/accounts/passport'
import type { WireResponseOf } from '@/lib/gateway/operation'

export type UserRecord = WireResponseOf<typeof readProfile>

type Car = typeof userCars.$inferSelect

export const GUEST: UserRecord = { isAuthorized: false }

export function toUserCar({ id: _, userId: _owner, createdAt: _at, ...car }: Car) {
  return car
}

export function toUserRecord(
  user: User,
  { sessionId, cars, storage }: { sessionId: string; cars: Car[]; storage: Record<string, string> },
): UserRecord {
  return {
    isAuthorized: true,
    sessionID: sessionId,
    isAdmin: user.isAdmin,
    userPermissions: user.permissions,
    externalId: user.externalId,
    name: user.name,
    secondName: user.secondName,
    phone: user.phone ?? '',
    email: user.email ?? '',
    isPhoneConfirmed: user.isPhoneConfirmed,
    isEmailConfirmed: user.isEmailConfirmed,
    invoiceEmail: user.invoiceEmail,
    isInvoiceEmailConfirmed: user.isInvoiceEmailConfirmed,
    isSubscribe: user.isSubscribe,
    isAnalogSearchByShift: user.isAnalogSearchByShift,
    defaultWriteoffAgree: user.defaultWriteoffAgree,
    isHideClosedIntervals: user.isHideClosedIntervals,
    markup: user.markup,
    group: user.group,
    supplier: user.supplierId,
    birthday: user.birthday,
    gender: user.gender,
    cars: cars.map(toUserCar),
    storage,
  }
}
