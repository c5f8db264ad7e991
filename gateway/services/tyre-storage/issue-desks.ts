import type { Database } from '@/gateway/core/database'
import { notFound } from '@/gateway/core/errors/errors'
import { type BookingDesk, loadBookingDesks } from '@/gateway/services/bookings/desks'
import type { StorageRow } from '@/gateway/services/tyre-storage/to-storage-order'

/** Duration of handing out a set. */
export const ISSUE_MINUTES = 30
/** Wheels that lie elsewhere are brought to the shop first. */
const TRANSFER_MINUTES = 48 * 60

/** Desks that hand out wheels, beginning with the shop of the wheels. */
export async function loadIssueDesks(
  db: Database,
  { shopId }: Pick<StorageRow, 'shopId'>,
  now: Date,
): Promise<BookingDesk[]> {
  const desks = await loadBookingDesks(db, 'storage', now)
  const isOwn = ({ shop }: BookingDesk) => shop.supplierId === shopId
  return [
    ...desks.filter(isOwn),
    ...desks
      .filter((desk) => !isOwn(desk))
      .map((desk) => ({ ...desk, leadMinutes: desk.leadMinutes + TRANSFER_MINUTES })),
  ]
}

/** The named shop, or that of the wheels. */
export function deskOf(desks: readonly BookingDesk[], warehouse: string | undefined): BookingDesk {
  const desk = warehouse === undefined ? desks[0] : desks.find(({ shop }) => shop.code === warehouse)
  if (!desk) throw notFound('В этом магазине шины не выдают. Выберите другой.')
  return desk
}
