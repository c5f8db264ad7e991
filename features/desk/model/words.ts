import type { Tone } from '@/components/ui/tone-badge'
import type { MOVES } from '@/lib/gateway/contracts/orders/order-moves'

export type Move = (typeof MOVES)[number]

/** What a manager does to a line. */
export const MOVE_WORDS: Readonly<Record<Move, string>> = {
  in_work: 'В работу',
  ready: 'Готов к выдаче',
  delivering: 'Передать в доставку',
  issued: 'Выдать',
  refused: 'Отказ поставщика',
}

export function toneOf(code: string): Tone {
  if (code === 'refused' || code === 'cancelled') return 'bad'
  return ['ready', 'issued', 'returned'].includes(code) ? 'good' : 'going'
}
