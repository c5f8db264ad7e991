import { sql } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'

/** An unused number. */
export async function nextRequestNumber(tx: Database): Promise<string> {
  const [row] = await selectRows<{ number: string }>(
    tx,
    sql`select nextval('service_request_numbers')::text as number`,
  )
  return `АС-${row?.number ?? ''}`
}
