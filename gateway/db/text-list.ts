import { sql, type SQL } from 'drizzle-orm'

/**
 * A list of texts for statements over several tables. PostgreSQL plans a statement anew for each list that is a parameter: a stored plan has to
 * count on ten entries, which seems dear to it. Planning takes several times as long as reading a few rows. Of a list out of a
 * subselect no plan knows the length, so the stored one is used.
 */
export function textList(values: readonly string[]): SQL {
  return sql`(select ${sql.param([...values])}::text[])::text[]`
}
