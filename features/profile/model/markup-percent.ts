import { formatPercent } from '@/lib/format/format-percent'
import { formatPrice } from '@/lib/format/price'
import { withMarkup } from '@/lib/parts/terms/markup'
import { parseDecimal } from '@/lib/validation/decimal'

/** Bounds of the gateway, per cent. */
const MAX_MARKUP_PERCENT = 1000
const DECIMALS = 2
const SAMPLE_RUB = 1000
const KOPECKS = 100

export const MARKUP_BOUNDS = `От 0 до ${formatPercent(MAX_MARKUP_PERCENT)}, можно с дробной частью: 7,5`

type MarkupReading = { percent: number; problem: null } | { percent: null; problem: string }

/** What a typed margin means; an empty field is none. */
export function readMarkup(text: string): MarkupReading {
  const percent = text.trim() === '' ? 0 : parseDecimal(text)
  const problem =
    percent === null
      ? 'Введите число, например 7,5'
      : percent < 0
        ? 'Не меньше 0\u00a0%'
        : percent > MAX_MARKUP_PERCENT
          ? `Не больше ${formatPercent(MAX_MARKUP_PERCENT)}`
          : Number(percent.toFixed(DECIMALS)) === percent
            ? null
            : 'Не больше двух знаков после запятой'
  return percent !== null && problem === null
    ? { percent, problem }
    : { percent: null, problem: problem ?? '' }
}

/** What would be stored, and what it does to a price; `null` while the text is no margin. */
export function markupPreview(text: string): string | null {
  const { percent } = readMarkup(text)
  if (percent === null) return null
  const price = withMarkup(SAMPLE_RUB * KOPECKS, percent) / KOPECKS
  return `Наценка ${formatPercent(percent)}: товар за ${formatPrice(SAMPLE_RUB)} покажем за ${formatPrice(price)}`
}
