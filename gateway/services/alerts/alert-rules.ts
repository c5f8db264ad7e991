import { type SQL, sql } from 'drizzle-orm'

/** So many products may be waited for at once. */
export const MAX_ALERTS = 50
const WAITED_DAYS = 365
/** For so long the account still shows what an email was sent about. */
const SHOWN_DAYS = 30
const DAY_MS = 86_400_000

function daysBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * DAY_MS).toISOString()
}

/** Rows of `product_alerts a` that are of use no longer: nothing came within a year, or the email is old. */
export function isOver(now: Date): SQL {
  return sql`coalesce(a.notified_at < ${daysBefore(now, SHOWN_DAYS)}::timestamptz,
    a.created_at < ${daysBefore(now, WAITED_DAYS)}::timestamptz)`
}

/** Whether `products p` has come to what `product_alerts a` waits for. Pages and cards show the best price, so it counts. */
export const HAS_COME = sql`a.notified_at is null and p.best_price > 0
  and (a.price is null or p.best_price <= a.price)`

/** Whether emails reach `users u`. */
export const IS_REACHED = sql`u.deleted_at is null and u.blocked_at is null and u.is_email_confirmed and u.email <> ''`
