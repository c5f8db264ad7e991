import { MAX_INT } from '@/lib/gateway/contracts/limits'

/** The number that a row has in the database; undefined for what can be the id of none. */
export function toRowId(id: string): number | undefined {
  const number = /^\d{1,10}$/.test(id) ? Number(id) : undefined
  return number !== undefined && number <= MAX_INT ? number : undefined
}
