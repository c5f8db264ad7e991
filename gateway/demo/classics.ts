import { DEMO_BRANDS, type DemoBrand } from '@/gateway/demo/brands'
import { CLASSICS } from '@/gateway/demo/data/classics'
import { parseLines } from '@/gateway/demo/parse-lines'
import type { DemoVehicle } from '@/gateway/demo/vehicles'

type Classic = { brand: string; article: string }

const KNOWN = parseLines(CLASSICS).map(([family = '', engine = '', brand = '', article = '']) => ({
  family,
  engine,
  brand,
  article,
}))

/** Numbers that every dealer knows by heart for such a part; only of the slot's first form. */
export function classicsOf(
  family: string,
  { vehicles, note }: { vehicles: readonly DemoVehicle[]; note: string },
): readonly Classic[] {
  if (note !== '') return []
  return KNOWN.filter(
    (classic) => classic.family === family && vehicles.some(({ engine }) => engine === classic.engine),
  )
}

/** The brands drawn, with those of the classics in the place of as many others. */
export function withClassics(drawn: readonly DemoBrand[], classics: readonly Classic[]): DemoBrand[] {
  const wanted = DEMO_BRANDS.filter(({ title }) => classics.some(({ brand }) => brand === title))
  const others = drawn.filter((brand) => !wanted.includes(brand))
  return [...wanted, ...others].slice(0, Math.max(drawn.length, wanted.length))
}
