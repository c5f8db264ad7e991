import { findCodedError } from '@/gateway/core/errors/find-coded-error'

const NOBODY_THERE = 'no database answers at the address in DATABASE_URL'
const REFUSED = 'the database refuses the name or the password in DATABASE_URL'

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: NOBODY_THERE,
  ECONNRESET: NOBODY_THERE,
  EHOSTUNREACH: NOBODY_THERE,
  ENETUNREACH: NOBODY_THERE,
  ENOTFOUND: NOBODY_THERE,
  EAI_AGAIN: NOBODY_THERE,
  ETIMEDOUT: NOBODY_THERE,
  '28P01': REFUSED,
  '28000': REFUSED,
  '3D000': 'there is no database of the name in DATABASE_URL',
  '42501': 'the database does not let the one named in DATABASE_URL make tables',
  '53300': 'the database takes no more connections, see DATABASE_POOL',
}

/** Why a gateway found no database, without parts of the address; undefined for any other failure. */
export function explainNoDatabase(error: unknown): string | undefined {
  return REASONS[findCodedError(error)?.code ?? '']
}
