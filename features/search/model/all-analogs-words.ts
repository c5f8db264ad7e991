import { formatCount } from '@/lib/format/plural'

/** Of the link to all known analogs, from a list of those on sale. */
export function allAnalogsWords(known: number, sold: number): string {
  const analogs = formatCount(known, ['аналог', 'аналога', 'аналогов'])
  if (sold === 0) return `Показать ${analogs}`
  const all = `Все ${analogs}`
  return known > sold ? `${all}, ${known - sold} не в продаже` : all
}
