import { DEMO_BRANDS, type DemoBrand } from '@/gateway/demo/products/brands'
import classics from '@/gateway/demo/data/classics.json' with { type: 'json' }
import type { DemoVehicle } from '@/gateway/demo/products/vehicles'

type Classic = { brand: string; article: string }

/** Numbers that every dealer knows by heart for such a part; only of the slot's first form. */
export function classicsOf(
  family: string,
  { vehicles, note }: { vehicles: readonly DemoVehicle[]; note: string },
): readonly Classic[] {
  if (note !== '') return []
  return classics.filter(
    (classic) => classic.family === family && vehicles.some(({ engine }) => engine === classic.engine),
  )
}

/** The brands drawn, with those of the classics in the place of as many others. */
export function withClassics(drawn: readonly DemoBrand[], known: readonly Classic[]): DemoBrand[] {
  const wanted = DEMO_BRANDS.filter(({ title }) => known.some(({ brand }) => brand === title))
  const others = drawn.filter((brand) => !wanted.includes(brand))
  return [...wanted, ...others].slice(0, Math.max(drawn.length, wanted.length))
}
