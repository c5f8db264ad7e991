import { fitTitle } from '@/lib/parts/vehicle/fit-title'
import type { MaintenanceChoice } from './maintenance-choice'
import type { CarService } from './to-car-service'

type Shown = { step: 'choice'; choice: MaintenanceChoice } | { step: 'service'; service: CarService }

export type MaintenanceTitles = {
  /** Of the document. */
  title: string
  description: string
  heading: string
  lead: string
  /** The last step of the way to the page, and how many stand before it; null on the first page. */
  last: { title: string; depth: number } | null
}

/** Titles of a page of planned service. */
export function titlesOf(shown: Shown): MaintenanceTitles {
  if (shown.step === 'service') {
    const { title, modification, way } = shown.service
    return {
      title: shortTitle(title),
      description: `Плановое обслуживание ${title}: что заменять на каждом пробеге, какие детали нужны и сколько они стоят. Комплект в корзину одним нажатием.`,
      heading: `Плановое обслуживание ${title}`,
      lead: 'Выберите пробег: покажем, что пора заменить, и соберём комплект по лучшим предложениям.',
      last: { title: modification, depth: way.length },
    }
  }
  const { of, way } = shown.choice
  const car = way.map((step) => step.title).join(' ')
  if (of === 'brand') {
    return {
      title: 'Плановое ТО по автомобилю: регламент, детали и цены',
      description:
        'Регламент планового обслуживания по марке и модели: что заменять на каждом пробеге, детали с ценами и сроками.',
      heading: 'Плановое обслуживание',
      lead: 'Выберите марку, модель и модификацию: покажем, что и на каком пробеге заменять, и соберём комплект.',
      last: null,
    }
  }
  return {
    title: `Плановое ТО ${car}: регламент, детали и цены`,
    description: `Регламент планового обслуживания ${car}: что заменять на каждом пробеге, детали с ценами и сроками.`,
    heading: `Плановое обслуживание ${car}`,
    lead: of === 'model' ? 'Выберите модель.' : 'Выберите модификацию.',
    last: { title: way.at(-1)?.title ?? '', depth: way.length - 1 },
  }
}

/** Gearbox, drive and body end a car's name, and distinguish it from cars with the same engine: they are not cut off. */
function shortTitle(car: string): string {
  const short = car.replace(/ привод(?=,|$)/, '')
  const [, end = ''] = /\), (.+)$/.exec(short) ?? []
  return fitTitle(`ТО ${short}`, [': регламент, детали и цены', ': регламент и цены', ': регламент'], '', end)
}
