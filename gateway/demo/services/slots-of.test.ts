import { expect, it } from 'vitest'
import { brandsOfFamily } from '@/gateway/demo/products/brands'
import { createFilterRegistry } from '@/gateway/demo/sections/filter-registry'
import { sectionOfFamily } from '@/gateway/demo/sections/sections'
import { FULL_CATALOGS } from '@/gateway/demo/originals/read-catalogs'
import { generateProducts } from '@/gateway/demo/products/generate-products'
import { ALL_KINDS } from '@/gateway/demo/kinds/all-kinds'
import type { FittedKind } from '@/gateway/demo/kinds/kind'
import { slotsOf } from '@/gateway/demo/services/slots-of'
import { DEMO_VEHICLES } from '@/gateway/demo/products/vehicles'

const SMALL_SHOP = 3000
const WEIGHTS = ALL_KINDS.reduce((sum, { weight }) => sum + weight, 0)
const SERVICE_KINDS = ALL_KINDS.filter(
  (kind): kind is FittedKind => kind.fit !== 'size' && kind.isServicePart === true,
)

it.each(SERVICE_KINDS.map((kind) => [kind.noun, kind] as const))(
  '%s is there for every car that most people drive, from two makers at least, in a small shop',
  (_, kind) => {
    const share = Math.round((SMALL_SHOP * kind.weight) / WEIGHTS)
    const { slots, makers } = slotsOf(kind, share, brandsOfFamily(kind.family).length)
    expect(makers).toBeGreaterThanOrEqual(2)
    const filled = slots.slice(0, Math.floor(share / (makers + 1))).flatMap(({ vehicles }) => vehicles)
    const top = DEMO_VEHICLES.filter(({ popularity, fuel }) => popularity === 9 && fuel === 'Б')
    expect(top.filter((car) => !filled.includes(car))).toEqual([])
  },
)

it('front pads of every car with a full catalogue are sold in a small shop', () => {
  const sold = new Set(
    [...generateProducts(SMALL_SHOP, createFilterRegistry())].flatMap(({ row, oemNumbers }) =>
      row.section_id === sectionOfFamily('pads').id && oemNumbers.length > 0 ? row.vehicle_ids : [],
    ),
  )
  const cars = FULL_CATALOGS.flatMap(({ models }) => models.flatMap((model) => model.cars))
  expect(cars.filter(({ id }) => !sold.has(id)).map(({ title }) => title)).toEqual([])
})
