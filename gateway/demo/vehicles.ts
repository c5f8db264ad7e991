import { stableUuid } from '@/gateway/demo/brands'
import { PLATFORMS } from '@/gateway/demo/data/platforms'
import { parseLines } from '@/gateway/demo/parse-lines'

export type DemoVehicle = {
  id: number
  uuid: string
  platform: number
  /** 1 to 9. */
  popularity: number
  make: string
  model: string
  /** `XV50`, `I (RB)`. */
  generation: string
  yearFrom: number
  yearTo: number
  litres: string
  engine: string
  power: string
  fuel: 'Б' | 'Д'
}

const DOUBLE_MAKES = ['Land Rover']
const VEHICLE = /^(.+): (.+), (\d{4})–(\d{4})$/

/** One entry for each model with each engine. */
export const DEMO_VEHICLES: readonly DemoVehicle[] = parseLines(PLATFORMS)
  .flatMap(([popularity = '1', models = '', engines = ''], platform) =>
    models.split(' / ').flatMap((entry) => {
      const [, name = '', generation = '', yearFrom = '', yearTo = ''] = VEHICLE.exec(entry) ?? []
      const make = DOUBLE_MAKES.find((known) => name.startsWith(`${known} `)) ?? name.split(' ')[0] ?? ''
      return engines.split('; ').map((text) => {
        const [litres = '', engine = '', power = '', fuel = ''] = text.split(' ')
        return {
          platform,
          popularity: Number(popularity),
          make,
          model: name.slice(make.length + 1),
          generation,
          yearFrom: Number(yearFrom),
          yearTo: Number(yearTo),
          litres,
          engine,
          power,
          fuel: fuel === 'Д' ? ('Д' as const) : ('Б' as const),
        }
      })
    }),
  )
  .map((vehicle, place) => ({
    ...vehicle,
    id: place + 1,
    uuid: stableUuid(
      `vehicle/${vehicle.make}/${vehicle.model}/${vehicle.generation}/${vehicle.engine}/${place}`,
    ),
  }))

export function shortGeneration({ generation }: DemoVehicle) {
  return generation.replace(/ ?\(.*\)$/, '')
}

export function modificationTitle({ litres, engine, power, fuel }: DemoVehicle) {
  return `${litres} ${engine} (${power} л.с., ${fuel === 'Д' ? 'дизель' : 'бензин'})`
}
