import { MAX_RULE_RUBLES } from '@/lib/gateway/contracts/desk/rules'

/** Rubles as they are typed, with kopecks after a comma or a point; undefined for what is no price. */
export function readPrice(typed: string): number | undefined {
  const text = typed.replaceAll(/[\s₽]/g, '').replace(',', '.')
  if (!/^\d{1,9}(?:\.\d{1,2})?$/.test(text)) return undefined
  const rubles = Number(text)
  return rubles > 0 && rubles <= MAX_RULE_RUBLES ? rubles : undefined
}
