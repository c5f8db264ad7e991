import norms from '@/gateway/demo/data/car-norms.json' with { type: 'json' }
import type { DemoCar, DemoModel } from '@/gateway/demo/cars/read-cars'
import type { VehicleSize } from '@/gateway/db/schema/vehicles'

const TYRE = /^(\d+)\/(\d+)R(\d+)$/
/** The capacity that starts an engine of up to so many cubic centimetres; diesels take the next one. */
const BATTERIES = [
  { volume: 1200, capacities: ['44', '45', '52'] },
  { volume: 1700, capacities: ['55', '60', '63'] },
  { volume: 2500, capacities: ['60', '63', '65', '70', '74'] },
  { volume: 3500, capacities: ['70', '74', '77', '80', '90'] },
  { volume: 9999, capacities: ['90', '95', '100', '110'] },
] as const

const OILS = new Map(norms.oils.flatMap(({ makes, grades }) => makes.map((make) => [make, grades] as const)))
const FITTINGS = new Map(norms.fittings.map((fittings) => [fittings.model, fittings]))

function tyreSizes({ tyres }: DemoModel): VehicleSize[] {
  return tyres.flatMap((tyre): VehicleSize[] => {
    const [, width, height, diameter] = TYRE.exec(tyre) ?? []
    if (width === undefined || height === undefined || diameter === undefined) return []
    const choice = {
      shiny_shirina_profilya_mm: [width],
      shiny_vysota_profilya: [height],
      shiny_diametr_dyuym: [diameter],
    }
    const title = `${width}/${height} R${diameter}`
    return [{ kind: 'tyres', title, axle: 'both', sectionCode: 'shiny', choice }]
  })
}

function rimSizes({ tyres, rim }: DemoModel): VehicleSize[] {
  if (!rim) return []
  const diameters = [...new Set(tyres.flatMap((tyre) => TYRE.exec(tyre)?.[3] ?? []))]
  return diameters.map((diameter) => ({
    kind: 'rims',
    title: `${diameter}″, ${rim.pcd.replace('x', '×')}, DIA ${rim.dia}`,
    axle: 'both',
    sectionCode: 'kolesnye-diski',
    choice: { diski_diametr_dyuym: [diameter], diski_pcd: [rim.pcd], diski_dia: [rim.dia] },
  }))
}

function lampsAndWipers({ make, title }: DemoModel): VehicleSize[] {
  const fittings = FITTINGS.get(`${make.title} ${title}`)
  if (!fittings) return []
  const { lamps, wipers } = fittings
  const notes = lamps.length === 1 ? ['ближний и дальний свет'] : ['ближний свет', 'дальний свет']
  return [
    ...lamps.map((lamp, at): VehicleSize => {
      const note = notes[at] ?? ''
      return {
        kind: 'bulbs',
        title: lamp,
        note,
        axle: null,
        sectionCode: 'avtolampy',
        choice: { cokol: [lamp] },
      }
    }),
    ...wipers.map((length, at): VehicleSize => ({
      kind: 'wipers',
      title: `${length} мм`,
      note: at === 0 ? 'со стороны водителя' : 'со стороны пассажира',
      axle: 'front',
      sectionCode: 'shchetki-stekloochistitelya',
      choice: { dlina_shchetki_mm: [length] },
    })),
  ]
}

/** What every car of a model takes. */
export function modelSizes(model: DemoModel): VehicleSize[] {
  return [...tyreSizes(model), ...rimSizes(model), ...lampsAndWipers(model)]
}

function batterySizes({ engine, model }: DemoCar): VehicleSize[] {
  const place = BATTERIES.findIndex(({ volume }) => engine.volume <= volume)
  const battery = BATTERIES[Math.min(place + (engine.fuel === 'дизель' ? 1 : 0), BATTERIES.length - 1)]
  if (!battery) return []
  const polarity = norms.directPolarity.includes(model.make.title) ? 'Прямая' : 'Обратная'
  const [least, ...others] = battery.capacities
  return [
    {
      kind: 'batteries',
      title: `${least}–${others.at(-1)} А·ч, ${polarity.toLowerCase()} полярность`,
      axle: null,
      sectionCode: 'akkumulyatornye-batarei',
      choice: { akb_emkost: [...battery.capacities], akb_polyarnost: [polarity] },
    },
  ]
}

function oilSizes({ engine, model }: DemoCar): VehicleSize[] {
  const grades = OILS.get(model.make.title) ?? norms.usualOils
  const litres = engine.oil.toLocaleString('ru-RU')
  return grades.map((grade, at) => ({
    kind: 'oils',
    title: grade,
    note: `${at === 0 ? 'рекомендовано, ' : ''}заправочный объём ${litres} л`,
    axle: null,
    sectionCode: 'motornye-masla',
    choice: { vyazkost_sae: [grade] },
  }))
}

function fluidSizes({ model }: DemoCar): VehicleSize[] {
  const isOld = norms.directPolarity.includes(model.make.title)
  const coolants = isOld ? ['Тосол А-40', 'G11'] : ['G12', 'G12+', 'G12++']
  return [
    {
      kind: 'coolants',
      title: coolants.join(', '),
      axle: null,
      sectionCode: 'antifrizy',
      choice: { tip_antifriza: coolants, koncentraciya: ['Готовый'] },
    },
  ]
}

const BRAKE_FLUID: VehicleSize = {
  kind: 'brake-fluids',
  title: 'DOT 4',
  axle: null,
  sectionCode: 'tormoznye-zhidkosti',
  choice: { klass_dot: ['DOT 4'] },
}

/** What a car takes for its engine and its brakes. */
export function carSizes(car: DemoCar): VehicleSize[] {
  const engine = car.engine.volume === 0 ? [] : [...batterySizes(car), ...oilSizes(car), ...fluidSizes(car)]
  return [...engine, BRAKE_FLUID]
}
