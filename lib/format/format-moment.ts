import { formatDeliveryDateLong, UNDEFINED_DATE } from './delivery/delivery-date'

const time = new Intl.DateTimeFormat('ru', { timeZone: 'Europe/Moscow', hour: '2-digit', minute: '2-digit' })

/** `20 ноября 2026, 12:30` of an ISO moment, by Moscow's clock. */
export function formatMoment(moment: string): string {
  const day = formatDeliveryDateLong(moment)
  return day === UNDEFINED_DATE ? day : `${day}, ${time.format(new Date(moment))}`
}
