import * as addresses from '@/lib/routing/addresses'
import { deskHrefs } from '@/lib/routing/desk-hrefs'
import { questionHrefs } from '@/lib/routing/question-hrefs'
import { sharedListHref } from '@/lib/routing/shared-items'

/** Stands where a visitor's text stands in an address. */
export const PLACE = 'placeholder'

type Name = keyof typeof addresses

/** Addresses that are made of more than one text, with their arguments. */
const ARGUMENTS: Partial<Record<Name, unknown[][]>> = {
  analogsOf: [[PLACE], [PLACE, PLACE]],
  product: [[{ internalCode: PLACE }], [{ brand: PLACE, article: PLACE }]],
  search: [[{ q: PLACE }], [{ brand: PLACE, article: PLACE }], [{ q: PLACE, mode: PLACE }]],
  compareOf: [[[PLACE, PLACE]]],
  vacanciesOf: [[{ city: PLACE, kind: PLACE }]],
  originalCatalog: [[PLACE], [PLACE, { ssd: PLACE, q: PLACE }]],
  originalCatalogGroup: [[{ code: PLACE, vehicle: PLACE, ssd: PLACE, group: PLACE }]],
  originalCatalogUnit: [[{ code: PLACE, vehicle: PLACE, ssd: PLACE, unit: PLACE }]],
  contactSpecialist: [[{ query: PLACE, car: PLACE, unit: PLACE }]],
  maintenanceOf: [[{ brand: PLACE }], [{ model: PLACE }], [{ modification: PLACE, mileage: PLACE }]],
}
/** What no link of the shop leads to, and visitors reach all the same. */
const OTHERS = [
  `/${PLACE}`,
  `/catalog/${PLACE}/${PLACE}`,
  `/catalog/${PLACE}/${PLACE}/${PLACE}`,
  `/catalog/oil-filters?filters=${PLACE}&sort=${PLACE}&page=${PLACE}`,
  `/catalog/oil-filters/${PLACE}?search=${PLACE}&limit=${PLACE}`,
  `/about/certificates?brand=${PLACE}&page=${PLACE}`,
  `/about/news?year=${PLACE}&q=${PLACE}&page=${PLACE}`,
  `${deskHrefs.orders}?search=${PLACE}&state=${PLACE}&shop=${PLACE}&after=${PLACE}`,
  deskHrefs.order(PLACE),
  `${deskHrefs.reports}?report=${PLACE}&from=${PLACE}&to=${PLACE}`,
  deskHrefs.popular,
  deskHrefs.rules,
  deskHrefs.delivery,
  deskHrefs.payment,
  deskHrefs.suppliers,
  deskHrefs.codes,
  `${deskHrefs.customers}?search=${PLACE}&kind=${PLACE}&after=${PLACE}`,
  deskHrefs.customer(PLACE),
  deskHrefs.questions,
  deskHrefs.reviews,
  deskHrefs.inquiries,
  sharedListHref([`1..${PLACE}_${PLACE}`, PLACE], true),
  questionHrefs.own,
  questionHrefs.ask(PLACE),
  questionHrefs.answer(PLACE),
  `${deskHrefs.goods}?search=${PLACE}&state=${PLACE}&page=${PLACE}`,
  deskHrefs.product(PLACE),
  `/club?sum=${PLACE}&times=${PLACE}`,
  `/api/listing-range?to=${PLACE}&min=${PLACE}&max=${PLACE}`,
  `/api/listing-range?to=/catalog/${PLACE}&min=1`,
  `/api/analogs?article=${PLACE}&brand=${PLACE}`,
  `/sitemap/${PLACE}`,
  `/feed/${PLACE}`,
  `/_next/${PLACE}`,
]

/** Every address of the shop's pages, with {@link PLACE} for each text that a visitor can change. */
export function addressPatterns(): string[] {
  const named = Object.entries(addresses).flatMap(([name, address]): string[] => {
    if (typeof address === 'string') return [address]
    const build = address as (...given: unknown[]) => string
    return (ARGUMENTS[name as Name] ?? [[PLACE]]).map((given) => build(...given))
  })
  return [...new Set([...named, ...OTHERS])]
}
