const HOURS_A_DAY = 24

/** A term of delivery in hours, as the staff says it. */
export function termWords(hours: number): string {
  if (hours <= 0) return 'сразу'
  return hours < HOURS_A_DAY ? `${hours} ч` : `${Math.ceil(hours / HOURS_A_DAY)} дн.`
}
