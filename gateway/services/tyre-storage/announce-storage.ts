import { sql } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import { storageEvents, storageItems, storageOrders } from '@/gateway/db/schema/tyre-storage'

type Announced = {
  userId: string
  shopId: number
  car: string | null
  plate: string | null
  company: string | null
  /** YYYY-MM-DD. */
  dateFrom: string
  dateTo: string
  /** Lowest price in kopecks. */
  price: number | null
  diameter: number
  quantity: number
  hasDiscs: boolean
}

/** An unused number. */
export async function nextStorageNumber(tx: Database): Promise<string> {
  const [row] = await selectRows<{ number: string }>(
    tx,
    sql`select nextval('storage_numbers')::text as number`,
  )
  return `ХШ-${row?.number ?? ''}`
}

/** Records wheels that a customer is going to bring. */
export async function announceStorage(tx: Database, announced: Announced, now: Date) {
  const { diameter, quantity, hasDiscs, ...order } = announced
  const title = `${hasDiscs ? 'Колёса' : 'Шины'} R${diameter}`
  const [row] = await tx
    .insert(storageOrders)
    .values({ ...order, number: await nextStorageNumber(tx), title, createdAt: now, updatedAt: now })
    .returning()
  if (!row) throw new Error('the wheels were not written')
  await tx.insert(storageItems).values({
    orderId: row.id,
    position: 0,
    title,
    size: `R${diameter}`,
    quantity,
    hasDiscs,
    wear: 'Проверим на приёме',
  })
  await tx
    .insert(storageEvents)
    .values({ orderId: row.id, title: 'Заявка принята, ждём колёса', createdAt: now })
  return row
}
