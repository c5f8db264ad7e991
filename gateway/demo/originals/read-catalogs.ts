import { DEMO_CARS, type DemoCar } from '@/gateway/demo/cars/read-cars'
import { originalBrandOf } from '@/gateway/demo/products/brands'
import { asData } from '@/gateway/demo/as-data'
import catalogs from '@/gateway/demo/originals/data/catalogs.json' with { type: 'json' }

export type DemoCatalog = { code: string; make: string; brand: string; models: readonly DemoCatalogModel[] }
export type DemoCatalogModel = {
  tree: string
  title: string
  /** The part of the maker's numbers that depends on the model. */
  sign: string
  hasRearDiscs: boolean
  wmi: string
  /** Beginning of frame numbers or of the VIN's description, by engine. */
  signs: ReadonlyMap<string, string>
  cars: readonly DemoCar[]
}

type CatalogEntry = {
  code: string
  make: string
  models?: readonly (Pick<DemoCatalogModel, 'title' | 'sign' | 'wmi'> & {
    rearBrakes: 'disc' | 'drum'
    frames: readonly { engine: string; frame: string }[]
  })[]
}

/** Makers' catalogues in their order; those without models are listed only. */
export const DEMO_CATALOGS: readonly DemoCatalog[] = asData<readonly CatalogEntry[]>(catalogs).map(
  ({ code, make, models = [] }) => ({
    code,
    make,
    brand: originalBrandOf(make)?.title ?? make,
    models: models.map(({ title, rearBrakes, frames, ...model }) => ({
      ...model,
      title,
      tree: `${code}/${title}`,
      hasRearDiscs: rearBrakes === 'disc',
      signs: new Map(frames.map(({ engine, frame }) => [engine, frame])),
      cars: DEMO_CARS.filter((car) => car.model.make.title === make && car.model.title === title),
    })),
  }),
)

export const FULL_CATALOGS = DEMO_CATALOGS.filter(({ models }) => models.length > 0)
