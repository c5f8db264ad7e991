import { eq } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { productBarcodes } from '@/gateway/db/schema/catalog'
import { toBarcode } from '@/lib/parts/number/to-barcode'

/** The product whose packing bears the code; the code may be typed in groups. */
export async function findByBarcode(db: Database, text: string): Promise<number | undefined> {
  const barcode = toBarcode(text)
  if (barcode === undefined) return undefined
  const [row] = await db.select().from(productBarcodes).where(eq(productBarcodes.barcode, barcode))
  return row?.productId
}
