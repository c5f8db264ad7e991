import * as z from 'zod'
import { formatPrice } from '@/lib/format/price'
import { MAX_ALERT_PRICE } from '@/lib/gateway/contracts/limits'
import { toKopecks, toRubles } from '@/lib/money'
import { parseDecimal } from '@/lib/validation/decimal'

type Values = { price: string }

/** The named price; `now` is what the product costs, both as this visitor sees prices. */
export function alertForm(now: number) {
  return z.object({
    price: z.string().transform((text, context) => {
      const rubles = parseDecimal(text.replace('₽', ''))
      const problem = problemOf(rubles, now)
      if (rubles !== null && problem === undefined) return toRubles(toKopecks(rubles))
      context.addIssue({ code: 'custom', message: problem ?? '' })
      return z.NEVER
    }),
  }) satisfies z.ZodType<unknown, Values>
}

function problemOf(rubles: number | null, now: number): string | undefined {
  if (rubles === null) return 'Введите цену в рублях, например 900'
  if (toKopecks(rubles) < 1) return 'Назовите цену больше нуля'
  if (rubles > MAX_ALERT_PRICE) return `Не больше ${formatPrice(MAX_ALERT_PRICE)}`
  return rubles < now ? undefined : `Сейчас товар стоит ${formatPrice(now)}. Назовите цену ниже.`
}
