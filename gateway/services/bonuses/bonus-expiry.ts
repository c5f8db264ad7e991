export const LIFETIME_DAYS = 365
const DAY_MS = 86_400_000

/** When bonuses that may be spent from `availableAt` on burn. */
export function bonusExpiry(availableAt: Date): Date {
  return new Date(availableAt.getTime() + LIFETIME_DAYS * DAY_MS)
}
