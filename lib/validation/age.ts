import { type CalendarDay, toMoscowDay } from '@/lib/format/moscow-date'
import { parseDay } from '@/lib/format/wire-day'
import { formatCount } from '@/lib/format/plural'

export const MIN_AGE_YEARS = 18
export const MAX_AGE_YEARS = 100

const WHOLE_DATE = /^\d{2}\.\d{2}\.\d{4}$/

/** Whole years on the day that `now` is in Moscow; `null` for a birthday that is no `DD.MM.YYYY` day. */
export function ageAt(birthday: string, now: Date): number | null {
  const born = parseDay(birthday)
  if (born === null) return null
  const today = toMoscowDay(now)
  return today.year - born.year - (hasPassed(born, today) ? 0 : 1)
}

/** Message for an age out of bounds, both bounds allowed; `null` when there is nothing to say. */
export function ageProblem(birthday: string, now: Date): string | null {
  const age = ageAt(birthday, now)
  if (age === null)
    return WHOLE_DATE.test(birthday) ? 'Такой даты нет' : 'Укажите дату рождения в виде ДД.ММ.ГГГГ'
  if (age < MIN_AGE_YEARS) return `Проверьте год рождения, вы должны быть старше ${MIN_AGE_YEARS}.`
  if (age <= MAX_AGE_YEARS) return null
  return `Проверьте год рождения, на текущий момент ваш возраст - ${formatCount(age, ['год', 'года', 'лет'])}.`
}

function hasPassed(born: CalendarDay, today: CalendarDay): boolean {
  return today.month > born.month || (today.month === born.month && today.day >= born.day)
}
