import type { Database } from '@/gateway/core/database'
import { type ConsentPurpose, consents } from '@/gateway/db/schema/accounts'
import type { Client } from '@/gateway/core/client'

/** Writes down that a person gave or took back consent, with what is needed to show it later. */
export async function logConsent(
  db: Database,
  userId: string,
  given: Partial<Record<ConsentPurpose, boolean>>,
  { address, device }: Client,
  createdAt: Date,
) {
  const rows = (Object.entries(given) as [ConsentPurpose, boolean][]).map(([purpose, isGiven]) => ({
    userId,
    purpose,
    isGiven,
    ip: address,
    device,
    createdAt,
  }))
  if (rows.length > 0) await db.insert(consents).values(rows)
}
