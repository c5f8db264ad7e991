import { buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { relOf } from '@/lib/routing/rel-of'
import { hrefs } from '@/lib/routing/hrefs'
import type { NamedVehicle } from '../model/read-vehicle'

const WORDS = {
  vin: {
    title: 'Это VIN автомобиля',
    text: 'Выберите по нему машину, и магазин покажет, какие детали ей подходят. Редкую деталь точно подберёт специалист: напишите ему, что нужно.',
  },
  plate: {
    title: 'Это госномер автомобиля',
    text: 'По госномеру детали не подобрать: нужен VIN, он есть в СТС и на табличке под стеклом. Специалист подберёт по нему деталь, а ходовые можно найти самим — по разделу и названию машины.',
  },
} as const

const stepsFor = (number: string) => [
  { title: 'Спросить специалиста', href: hrefs.askSpecialist({ car: number }) },
  { title: 'Выбрать по разделу', href: hrefs.catalog },
  { title: 'Открыть гараж', href: hrefs.garage },
]

/** A search for a car: what to do next with its number. */
export function VehicleFound({ vehicle }: { vehicle: NamedVehicle }) {
  return (
    <EmptyState
      {...WORDS[vehicle.kind]}
      actions={
        <>
          <a
            className={buttonClass()}
            href={hrefs.maintenance}
            data-vehicle-picker={vehicle.kind === 'vin' ? vehicle.number : ''}
          >
            {vehicle.kind === 'vin' ? 'Подобрать по этому VIN' : 'Выбрать автомобиль'}
          </a>
          {vehicle.kind === 'vin' && (
            <a
              className={buttonClass({ look: 'secondary' })}
              href={hrefs.originalCatalogsFor(vehicle.number)}
              data-prefetch="none"
              rel="nofollow"
            >
              Найти на схемах производителя
            </a>
          )}
          {stepsFor(vehicle.number).map(({ title, href }) => (
            <a key={href} className={buttonClass({ look: 'secondary' })} href={href} rel={relOf(href)}>
              {title}
            </a>
          ))}
        </>
      }
    />
  )
}
