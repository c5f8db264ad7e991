import { groupThousands } from '@/lib/format/number'
import { formatPrice } from '@/lib/format/price'
import type { Vacancy } from './vacancy'

/** `от 110 000 до 160 000 ₽`; null where nothing is promised. */
export function formatSalary({
  salaryFrom,
  salaryTo,
}: Pick<Vacancy, 'salaryFrom' | 'salaryTo'>): string | null {
  if (salaryFrom === null) return salaryTo === null ? null : `до ${formatPrice(salaryTo)}`
  if (salaryTo === null) return `от ${formatPrice(salaryFrom)}`
  if (salaryFrom === salaryTo) return formatPrice(salaryFrom)
  return `от ${groupThousands(String(salaryFrom))} до ${formatPrice(salaryTo)}`
}
