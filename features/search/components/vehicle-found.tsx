import { buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { hrefs } from '@/lib/routing/hrefs'
import type { NamedVehicle } from '../model/read-vehicle'

const WORDS = {
  vin: {
    title: 'Это VIN автомобиля',
    text: 'По VIN специалист точно подберёт деталь: напишите ему, что нужно. Автомобиль можно сохранить в гараже, чтобы не вводить номер ещё раз, а ходовые детали найти самим — по разделу и названию машины.',
  },
  plate: {
    title: 'Это госномер автомобиля',
    text: 'По госномеру детали не подобрать: нужен VIN, он есть в СТС и на табличке под стеклом. Специалист подберёт по нему деталь, а ходовые можно найти самим — по разделу и названию машины.',
  },
} as const

const STEPS = [
  { title: 'Спросить специалиста', href: hrefs.help },
  { title: 'Выбрать по разделу', href: hrefs.catalog },
  { title: 'Открыть гараж', href: hrefs.garage },
] as const

/** A search for a car: what to do next with its number. */
export function VehicleFound({ vehicle }: { vehicle: NamedVehicle }) {
  return (
    <EmptyState
      {...WORDS[vehicle.kind]}
      actions={STEPS.map(({ title, href }, index) => (
        <a key={href} className={buttonClass({ look: index === 0 ? 'primary' : 'secondary' })} href={href}>
          {title}
        </a>
      ))}
    />
  )
}
