import { formatNumber } from '@/lib/format/number'
import { hrefs } from '@/lib/routing/hrefs'
import { nextService, serviceMileages } from '../model/service-plan'
import { buttonClass } from '@/components/ui/button'

type Props = {
  /** Key of the car in planned service. */
  uuid: string
  /** Kilometres on the clock, if they are known. */
  driven: number | null
}

/** Which service of a car comes next, and the way to its kit. */
export function NextService({ uuid, driven }: Props) {
  if (driven === null) {
    return (
      <section aria-label="Плановое обслуживание">
        <h2>Плановое обслуживание</h2>
        <p>Укажите пробег, и здесь появится ближайшее ТО.</p>
        <p>
          <a href={hrefs.maintenanceOf({ modification: uuid })}>Весь регламент</a>
        </p>
      </section>
    )
  }
  const { turn, left } = nextService(serviceMileages([]), driven)
  return (
    <section aria-label="Плановое обслуживание">
      <h2>Плановое обслуживание</h2>
      <p>
        Ближайшее — на {formatNumber(driven + left)} км, осталось {formatNumber(left)} км или год с прошлого
        раза, смотря что наступит раньше.
      </p>
      <p>
        <a
          className={buttonClass({ look: 'secondary' })}
          href={hrefs.maintenanceOf({ modification: uuid, mileage: String(turn) })}
        >
          Собрать комплект
        </a>
      </p>
    </section>
  )
}
