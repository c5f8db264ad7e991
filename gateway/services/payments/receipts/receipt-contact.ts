import type { Database } from '@/gateway/core/database'
import type { Receipt } from '@/gateway/core/ports/receipt'
import { readShopContact } from '@/gateway/services/seller/read-seller'

/** The buyer's; the shop's own once the buyer has had himself erased: the provider registers no receipt without a recipient. */
export async function receiptContact(
  tx: Database,
  { email, phone }: { email: string; phone: string },
): Promise<Receipt['contact']> {
  if (email === '' && phone === '') return readShopContact(tx)
  return { ...(email !== '' && { email }), ...(phone !== '' && { phone }) }
}
