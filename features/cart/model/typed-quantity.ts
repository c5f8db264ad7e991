import { fitQuantity } from '@/lib/parts/terms/offers'
import { parseDecimal } from '@/lib/validation/decimal'

type Terms = {
  quantity: number
  multiplicity: number
  maxQuantity: number
  /** Whether nought takes the line away. */
  canBeNone: boolean
}

/** `quantity` is what stays in the line; `note` explains why it differs from what was typed. */
export type TypedQuantity = { quantity: number; note: string | null }

/** A typed quantity rounded to whole packs within the stock; every change comes with a note. */
export function typedQuantity(text: string, terms: Terms): TypedQuantity {
  const { quantity, multiplicity, maxQuantity, canBeNone } = terms
  const requested = parseDecimal(text)
  if (text.trim() === '') return { quantity, note: null }
  if (requested === null || requested < 0 || !Number.isInteger(requested)) {
    return { quantity, note: `Нужно целое число штук, оставили ${quantity}` }
  }
  if (requested === 0 && !canBeNone) return { quantity, note: 'Убирает товар кнопка «Удалить»' }
  if (requested === 0 || requested === quantity) return { quantity: requested, note: null }
  const step = Math.max(1, multiplicity)
  const fitted = fitQuantity(requested, step, maxQuantity)
  if (fitted <= 0) return { quantity, note: `Такого количества нет, оставили ${quantity}` }
  if (fitted < requested) return { quantity: fitted, note: `Есть только ${fitted}, столько и взяли` }
  if (fitted > requested) return { quantity: fitted, note: `Продаётся по ${step}, взяли ${fitted}` }
  return { quantity: fitted, note: null }
}
