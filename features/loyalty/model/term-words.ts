import { formatDeliveryDateLong } from '@/lib/format/delivery/delivery-date'

type Term = { validUntil: string | null }

/** Until when a code may be applied: the last day that counts. */
export function termWords({ validUntil }: Term): string {
  if (validUntil === null) return 'Без срока'
  const lastMoment = new Date(new Date(validUntil).getTime() - 1)
  return `Действует до ${formatDeliveryDateLong(lastMoment.toISOString())} включительно`
}
