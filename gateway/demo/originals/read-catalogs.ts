import { DEMO_CARS, type DemoCar } from '@/gateway/demo/cars/read-cars'
import { originalBrandOf } from '@/gateway/demo/brands'
import { CATALOG_LINES, CATALOG_MODELS } from '@/gateway/demo/originals/data/catalog-lines'
import { parseLines } from '@/gateway/demo/parse-lines'

export type DemoCatalog = { code: string; make: string; brand: string; models: readonly DemoCatalogModel[] }
export type DemoCatalogModel = {
  tree: string
  title: string
  /** What the maker's numbers hold of the model. */
  sign: string
  hasRearDiscs: boolean
  wmi: string
  /** Beginning of frame numbers or of the VIN's description, by engine. */
  signs: ReadonlyMap<string, string>
  cars: readonly DemoCar[]
}

const MODELS = parseLines(CATALOG_MODELS).map(
  ([catalog = '', title = '', sign = '', rear = '', wmi = '', signs = '']) => ({
    catalog,
    title,
    sign,
    hasRearDiscs: rear === 'disc',
    wmi,
    signs: new Map(signs.split('; ').map((text) => [text.split(' ')[0] ?? '', text.split(' ')[1] ?? ''])),
  }),
)

/** Makers' catalogues in their order; those without models are listed only. */
export const DEMO_CATALOGS: readonly DemoCatalog[] = parseLines(CATALOG_LINES).map(
  ([code = '', make = '']) => ({
    code,
    make,
    brand: originalBrandOf(make)?.title ?? make,
    models: MODELS.filter(({ catalog }) => catalog === code).map((model) => ({
      ...model,
      tree: `${code}/${model.title}`,
      cars: DEMO_CARS.filter((car) => car.model.make.title === make && car.model.title === model.title),
    })),
  }),
)

export const FULL_CATALOGS = DEMO_CATALOGS.filter(({ models }) => models.length > 0)
