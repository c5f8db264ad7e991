import type { RETURN_REASONS, RETURN_STATES } from '@/lib/gateway/contracts/orders/order-shapes'

export type ReturnReason = (typeof RETURN_REASONS)[number]
type ReturnState = (typeof RETURN_STATES)[number]

export const RETURN_REASON_WORDS: Readonly<Record<ReturnReason, string>> = {
  unsuitable: 'Не подошёл к машине',
  unneeded: 'Больше не нужен',
  wrong: 'Привезли не то',
  damaged: 'Повреждён или неполный комплект',
  defect: 'Не работает, брак',
}

export const RETURN_STATE_WORDS: Readonly<Record<ReturnState, string>> = {
  requested: 'Ждёт ответа магазина',
  approved: 'Согласован, принесите товар',
  accepted: 'Принят',
  refused: 'Отказано',
  withdrawn: 'Отозван',
}
