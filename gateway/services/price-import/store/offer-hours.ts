import { sql } from 'drizzle-orm'

/** Term of a line `b` from supplier `s`: the list's, else the vendor's usual one; own stock is here today. */
export const offerHours = sql`coalesce(b.delivery_hours, case when s.is_vendor then s.delivery_hours else 0 end)`
