import type { OrderStatusCode } from '@/gateway/db/schema/orders'

type Status = {
  title: string
  isFinal: boolean
  isCancellable: boolean
  /** The products are still to come: a day for them has a meaning. */
  isAwaited: boolean
}

export const STATUSES: Readonly<Record<OrderStatusCode, Status>> = {
  accepted: { title: 'Принят', isFinal: false, isCancellable: true, isAwaited: true },
  in_work: { title: 'В работе', isFinal: false, isCancellable: true, isAwaited: true },
  ready: { title: 'Готов к выдаче', isFinal: false, isCancellable: false, isAwaited: false },
  delivering: { title: 'Доставляется', isFinal: false, isCancellable: false, isAwaited: false },
  issued: { title: 'Выдан', isFinal: true, isCancellable: false, isAwaited: false },
  returned: { title: 'Возвращён', isFinal: true, isCancellable: false, isAwaited: false },
  refused: { title: 'Снят поставщиком', isFinal: true, isCancellable: false, isAwaited: false },
  cancelled: { title: 'Отменён', isFinal: true, isCancellable: false, isAwaited: false },
}

export function toWireStatus(code: OrderStatusCode) {
  const { title, isFinal } = STATUSES[code]
  return { code, title, isFinal }
}
