import { isDue, serviceMileages, type ServiceGroup } from './service-plan'

/** The last recorded service; its day is `YYYY-MM-DD`. */
export type LastService = { date: string; mileage: number | null }

export type ServiceDue = {
  /** The service of the table whose kit is taken. */
  turn: number
  /** On the clock; null when unknown. */
  at: number | null
  /** Kilometres till then, negative when overdue. */
  left: number | null
  /** `YYYY-MM-DD`; null without a recorded service. */
  by: string | null
  isOverdue: boolean
}

const MONTHS_BETWEEN = 12

/** When the next service is due, by the clock and by the calendar; null while neither is known. */
export function serviceDue(
  groups: readonly ServiceGroup[],
  driven: number | null,
  last: LastService | null,
  today: string,
): ServiceDue | null {
  const mileages = serviceMileages(groups)
  const [step = 0] = mileages
  const round = mileages.at(-1) ?? step
  const at = dueMileage(driven, last, step)
  const by = last && monthsAfter(last.date, MONTHS_BETWEEN)
  if (at === null && by === null) return null
  const turn = at === null ? step : (Math.round(at / step) * step) % round || round
  const left = at === null || driven === null ? null : at - driven
  return { turn, at, left, by, isOverdue: (left !== null && left < 0) || (by !== null && by < today) }
}

function dueMileage(driven: number | null, last: LastService | null, step: number): number | null {
  if (last?.mileage != null) return last.mileage + step
  return driven === null ? null : (Math.floor(driven / step) + 1) * step
}

/** A day that the month lacks becomes its last one. */
function monthsAfter(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay))).toISOString().slice(0, 10)
}

export type GroupDue = {
  code: string
  title: string
  at: number
  /** Kilometres till then; null when the clock's reading is unknown. */
  left: number | null
}

/** Parts replaced by the clock and their next replacement, counted from the service that is due, the soonest first. */
export function groupsDue(
  groups: readonly ServiceGroup[],
  { turn, at, left }: Pick<ServiceDue, 'turn' | 'at' | 'left'>,
): GroupDue[] {
  const [step = 0] = serviceMileages(groups)
  if (at === null || step === 0) return []
  return groups
    .flatMap(({ code, title, interval }) => {
      if (interval === null || interval <= 0) return []
      const rounds = Math.ceil(interval / step) + 1
      const turns = Array.from({ length: rounds }, (_, later) => later * step)
      const later = turns.find((more) => isDue({ interval }, turn + more, step))
      return later === undefined
        ? []
        : [{ code, title, at: at + later, left: left === null ? null : left + later }]
    })
    .toSorted((one, other) => one.at - other.at)
}
