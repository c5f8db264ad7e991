import { MAX_INT } from '@/lib/gateway/contracts/limits'

/** The number of a row in the database; undefined for an impossible id. */
export function toRowId(id: string): number | undefined {
  const number = /^\d{1,10}$/.test(id) ? Number(id) : undefined
  return number !== undefined && number <= MAX_INT ? number : undefined
}
