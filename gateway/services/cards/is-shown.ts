import { sql } from 'drizzle-orm'

/** Whether shoppers may see a product, of a table of products called `p`. */
export const isShown = sql`p.hidden_at is null`
