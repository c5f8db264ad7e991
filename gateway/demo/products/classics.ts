import { asData } from '@/gateway/demo/as-data'
import classics from '@/gateway/demo/data/classics.json' with { type: 'json' }
import { DEMO_BRANDS, type DemoBrand } from '@/gateway/demo/products/brands'
import type { DemoVehicle } from '@/gateway/demo/products/vehicles'
import { articleKey } from '@/lib/parts/keys'

type Classic = {
  family: string
  /** What it fits: an engine, or a model with its generation. */
  engine?: string
  car?: string
  /** Of a kind with several forms: which of them. */
  form?: string
  brand: string
  article: string
  /** Numbers that its maker gave up for this one. */
  replaces?: readonly string[]
}

const CLASSICS = asData<readonly Classic[]>(classics)

type Place = { vehicles: readonly DemoVehicle[]; note: string; variant: { title: string } }

/** Numbers that every dealer knows by heart for such a part; only of the slot's first form. */
export function classicsOf(family: string, { vehicles, note, variant }: Place): readonly Classic[] {
  if (note !== '') return []
  return CLASSICS.filter(
    (classic) =>
      classic.family === family &&
      (classic.form === undefined || classic.form === variant.title) &&
      vehicles.some(
        ({ engine, make, model, generation }) =>
          engine === classic.engine || `${make} ${model} ${generation}` === classic.car,
      ),
  )
}

/** Numbers of the classics that their makers gave up. */
export function classicSupersessions() {
  return CLASSICS.flatMap(({ brand, article, replaces = [] }) =>
    replaces.map((number) => ({
      brand,
      number,
      number_key: articleKey(number),
      new_number: article,
      new_key: articleKey(article),
    })),
  )
}

/** The brands drawn, with those of the classics in the place of as many others. */
export function withClassics(drawn: readonly DemoBrand[], known: readonly Classic[]): DemoBrand[] {
  const requested = DEMO_BRANDS.filter(({ title }) => known.some(({ brand }) => brand === title))
  const others = drawn.filter((brand) => !requested.includes(brand))
  return [...requested, ...others].slice(0, Math.max(drawn.length, requested.length))
}
