import type { DocumentRecord } from '@/gateway/services/commerce-ml/read/commerce-records'
import type { Move } from '@/gateway/services/order-life/check-move'

/** What 1C says of an order; undefined moves where it says nothing that the shop knows. */
export type OrderNews = { move: Move | undefined; isPaid: boolean }

const CANCELLED = /отмен|аннулир/i
const ISSUED = /^(?:выдан|выполнен|доставлен|закрыт|завершен|завершён|исполнен)/i
// «В пути» is what comes from a supplier as often as what goes to the buyer.
const SHIPPED = /отгружен|передан (?:в )?(?:доставк|курьер|служб|тк)|доставляется|отправлен(?! поставщ)/i
const READY = /(?<!\p{L})(?:готов|собран)/iu
const NOT_YET = /^не /i
const IN_WORK = /работ|обработ|подтвержд|резерв|сборк|комплект|обеспеч|отгрузк/i
const YES = /^(?:true|да|1)$/i
const NO_DATE = /^(?:|0?1\.0?1\.0?0?0?1.*|0001-01-01.*|false|нет|0)$/i

/** The move that a document of 1C calls for: pickups are handed over with their shipment, deliveries leave with it. */
export function judgeDocument(
  { isDeleted, requisites }: Pick<DocumentRecord, 'isDeleted' | 'requisites'>,
  isPickup: boolean,
): OrderNews {
  const valueOf = (pattern: RegExp) =>
    requisites.find(([name]) => pattern.test(name.trim()))?.[1].trim() ?? ''
  const status = valueOf(/^статус ?(?:заказа)?$/i)
  const isDated = (pattern: RegExp) => !NO_DATE.test(valueOf(pattern))
  const isPaid = YES.test(valueOf(/^(?:заказ )?оплачен$/i)) || isDated(/^дата оплаты по 1с$/i)
  const move = (): Move | undefined => {
    if (isDeleted || YES.test(valueOf(/^(?:отмен[её]н|пометкаудаления)$/i)) || CANCELLED.test(status))
      return 'refused'
    if (ISSUED.test(status)) return 'issued'
    if (NOT_YET.test(status)) return undefined
    if (SHIPPED.test(status) || YES.test(valueOf(/^отгружен$/i)) || isDated(/^дата отгрузки по 1с$/i))
      return isPickup ? 'issued' : 'delivering'
    if (READY.test(status)) return isPickup ? 'ready' : 'in_work'
    return IN_WORK.test(status) ? 'in_work' : undefined
  }
  const found = move()
  return { move: found, isPaid: isPaid && found !== 'refused' }
}
