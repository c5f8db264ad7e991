import { dayWords } from '@/components/booking/day-words'
import type { ServiceRequest } from '../api/request-calls'

type Props = { request: ServiceRequest; hourClass: string | undefined }

/** Day, hour and shop of a visit; nothing for a request that has none yet. */
export function VisitPlace({ request: { date, time, shop, address }, hourClass }: Props) {
  return (
    <>
      {date && (
        <p className={hourClass}>
          {dayWords(date)}, {time}
        </p>
      )}
      {shop && (
        <p>
          {shop}. {address}
        </p>
      )}
    </>
  )
}
