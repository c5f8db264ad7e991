import type { OrderStatusCode } from '@/gateway/db/schema-orders'

type Status = { title: string; isFinal: boolean; isCancellable: boolean }

export const STATUSES: Readonly<Record<OrderStatusCode, Status>> = {
  accepted: { title: 'Принят', isFinal: false, isCancellable: true },
  in_work: { title: 'В работе', isFinal: false, isCancellable: true },
  ready: { title: 'Готов к выдаче', isFinal: false, isCancellable: false },
  delivering: { title: 'Доставляется', isFinal: false, isCancellable: false },
  issued: { title: 'Выдан', isFinal: true, isCancellable: false },
  refused: { title: 'Снят поставщиком', isFinal: true, isCancellable: false },
  cancelled: { title: 'Отменён', isFinal: true, isCancellable: false },
}

export function toWireStatus(code: OrderStatusCode) {
  const { title, isFinal } = STATUSES[code]
  return { code, title, isFinal }
}
