import { formatCount } from '@/lib/format/plural'

/** Of the link to all known analogs, from a list of those on sale. */
export function allAnalogsWords(known: number, sold: number): string {
  const all = `Все ${formatCount(known, ['аналог', 'аналога', 'аналогов'])}`
  return known > sold ? `${all}, ${known - sold} не в продаже` : all
}
