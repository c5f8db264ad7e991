import { buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { nameOfDecoded } from '@/lib/parts/vehicle/name-of-decoded'
import { relOf } from '@/lib/routing/redirects/rel-of'
import { hrefs } from '@/lib/routing/hrefs'
import type { NamedVehicle } from '../model/read-vehicle'
import type { CarOfNumber } from '../server/load-car-of-number'

const CHOOSE =
  'Выберите по нему машину, и магазин покажет, какие детали ей подходят. Редкую деталь точно подберёт специалист: напишите ему, что нужно.'

const WORDS = {
  vin: { title: 'Это VIN автомобиля', text: CHOOSE },
  frame: { title: 'Это номер кузова автомобиля', text: CHOOSE },
  plate: {
    title: 'Это госномер автомобиля',
    text: 'По госномеру детали не подобрать: нужен VIN, он есть в СТС и на табличке под стеклом. Специалист подберёт по нему деталь, а ходовые можно найти самим — по разделу и названию машины.',
  },
} as const

const UNKNOWN_FRAME =
  'Машины с таким номером кузова в каталогах нет. Сверьте номер с табличкой под капотом, выберите машину по марке и модели или спросите специалиста.'

const stepsFor = (car: string, query: string) => [
  { title: 'Спросить специалиста', href: hrefs.contactSpecialist({ car, ...(query && { query }) }) },
  { title: 'Выбрать по разделу', href: hrefs.catalog },
  { title: 'Открыть гараж', href: hrefs.garage },
]

type Props = {
  vehicle: NamedVehicle
  /** What is known of the car by its number. */
  car: CarOfNumber | null
  /** What is looked for beside the car. */
  query?: string
  /** Whether there are makers' drawings to search. */
  hasOriginalCatalogs: boolean
}

/** A search for a car: which one it is, and what to do next with its number. */
export function VehicleFound({ vehicle: { kind, number }, car, query = '', hasOriginalCatalogs }: Props) {
  const name = car && nameOfDecoded(car)
  const isUnknown = kind === 'frame' && name === null
  const { title, text } = WORDS[kind]
  const isPicked = kind !== 'plate' && !isUnknown
  return (
    <EmptyState
      title={name ? `${kind === 'frame' ? 'По номеру кузова' : 'По VIN'} это ${name}` : title}
      text={[car?.warning, isUnknown ? UNKNOWN_FRAME : text].filter(Boolean).join(' ')}
      actions={
        <>
          <a className={buttonClass()} href={hrefs.maintenance} data-vehicle-picker={isPicked ? number : ''}>
            {isPicked
              ? kind === 'vin'
                ? 'Подобрать по этому VIN'
                : 'Подобрать по этому номеру'
              : 'Выбрать автомобиль'}
          </a>
          {hasOriginalCatalogs && kind !== 'plate' && (
            <a
              className={buttonClass({ look: 'secondary' })}
              href={hrefs.originalCatalogsFor(number)}
              data-prefetch="none"
              rel="nofollow"
            >
              Найти на схемах производителя
            </a>
          )}
          {stepsFor(number, query).map((step) => (
            <a
              key={step.href}
              className={buttonClass({ look: 'secondary' })}
              href={step.href}
              rel={relOf(step.href)}
            >
              {step.title}
            </a>
          ))}
        </>
      }
    />
  )
}
