import { ContactSpecialist } from '@/components/ui/dialogs/contact-specialist'
import { buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { hasWrongCheckDigit } from '../model/vehicle-query'

type Props = {
  number: string
  of: 'vin' | 'frame'
  /** Where the car can be chosen without a number. */
  other: { title: string; href: string }
}

/** No catalogue has the number: what may be wrong with it, and three ways on. */
export function CarNotFound({ number, of, other }: Props) {
  return (
    <EmptyState
      title={`По ${of === 'vin' ? 'VIN' : 'номеру кузова'} ${number} автомобиль не нашёлся`}
      text={adviceOn(number, of)}
      actions={
        <>
          <a className={buttonClass()} href={other.href}>
            {other.title}
          </a>
          <ContactSpecialist about={{ car: number }} />
        </>
      }
    />
  )
}

function adviceOn(number: string, of: 'vin' | 'frame'): string {
  const others =
    'Попробуйте номер кузова (у машин для Японии он вместо VIN) или подберите автомобиль по признакам.'
  if (of === 'frame') return 'Сверьте номер с табличкой под капотом или подберите автомобиль по признакам.'
  return hasWrongCheckDigit(number)
    ? `Девятый знак не сходится с остальными: похоже на опечатку. Сверьте номер с СТС. ${others}`
    : `Сверьте номер с СТС. ${others}`
}
