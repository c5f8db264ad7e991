import { DrizzleQueryError } from 'drizzle-orm'

/** What went wrong, for the owner who gave a command: of a query the database's own reason and not the whole statement. */
export function failureWords(error: unknown): string {
  const reason = error instanceof DrizzleQueryError ? (error.cause ?? error) : error
  return reason instanceof Error ? reason.message : String(reason)
}
