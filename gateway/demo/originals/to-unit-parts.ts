import type { OriginalConditions, OriginalPartRow } from '@/gateway/db/schema/original-catalogs'
import type { DemoCar } from '@/gateway/demo/cars/read-cars'
import type { GoodsNumbers } from '@/gateway/demo/originals/goods-numbers'
import type { NumberGenerator } from '@/gateway/demo/originals/create-number-generator'
import { hasTimingBelt } from '@/gateway/demo/products/car-facts'
import type { Assembly, AssemblyPart } from '@/gateway/demo/originals/read-assemblies'
import type { DemoCatalog, DemoCatalogModel } from '@/gateway/demo/originals/read-catalogs'
import { QUICK_OF_FAMILY } from '@/gateway/demo/originals/quick-groups'

type Row = Omit<OriginalPartRow, 'position' | 'title' | 'amount' | 'quick'> & { title?: string }
/** Cars of one kind, and what distinguishes them from the others. */
type Kind = { key: string; when: OriginalConditions | undefined; car: DemoCar }

const OPTIONS = ['Базовая комплектация', 'Расширенная комплектация'] as const

const MARKETS = ['Россия и СНГ', 'Европа'] as const

function valuesOf(cars: readonly DemoCar[], of: (car: DemoCar) => string): string[] {
  return [...new Set(cars.map(of))]
}

function kindsOf({ splits, goods }: AssemblyPart, cars: readonly DemoCar[]): Kind[] {
  if (splits.includes('gearbox')) {
    const byType = Map.groupBy(cars, ({ gearbox }) => gearbox.startsWith('МКПП'))
    return [...byType].flatMap(([isManual, own]) => {
      const [car] = own
      const when = byType.size > 1 ? { gearbox: valuesOf(own, ({ gearbox }) => gearbox) } : undefined
      return car ? { key: isManual ? 'm' : 'a', when, car } : []
    })
  }
  if (splits.includes('engine') || goods) {
    const byEngine = Map.groupBy(cars, ({ engine }) => engine.code)
    return [...byEngine].flatMap(([code, [car]]) =>
      car ? { key: code, when: byEngine.size > 1 ? { engine: [code] } : undefined, car } : [],
    )
  }
  const [car] = cars
  return car ? [{ key: '', when: undefined, car }] : []
}

/** Kinds whose rows say the same share one. */
function merged(rows: readonly Row[], kinds: number): Row[] {
  const alike = Map.groupBy(rows, ({ when: _, ...rest }) => JSON.stringify(rest))
  return [...alike.values()].flatMap((own) => {
    const [first] = own
    if (!first) return []
    const { when, ...rest } = first
    if (own.length === kinds || when === undefined) return [rest]
    const codes = Object.keys(when)
    const union = Object.fromEntries(
      codes.map((code) => [code, own.flatMap((row) => row.when?.[code] ?? [])]),
    )
    return [{ ...rest, when: union }]
  })
}

export type UnitContext = {
  catalog: DemoCatalog
  model: DemoCatalogModel
  goods: GoodsNumbers
  numbers: NumberGenerator
}

/** Rows of a unit for the cars of a model that have it. */
export function toUnitParts(
  assembly: Assembly,
  cars: readonly DemoCar[],
  context: UnitContext,
): OriginalPartRow[] {
  return assembly.parts.flatMap((part) => {
    const kinds = kindsOf(part, cars)
    const rows = kinds.flatMap((kind) => rowsOf(assembly, part, kind, context))
    const { position, title, amount, goods } = part
    const quick = QUICK_OF_FAMILY.get(goods?.family ?? '')
    return merged(rows, kinds.length).map((row) => ({
      position,
      title,
      amount,
      ...row,
      ...(quick === undefined || row.title !== undefined ? {} : { quick }),
    }))
  })
}

function rowsOf(assembly: Assembly, part: AssemblyPart, kind: Kind, context: UnitContext): Row[] {
  const { catalog, model, goods, numbers } = context
  const when = kind.when === undefined ? {} : { when: kind.when }
  const isOfKind = part.splits.includes('engine') || part.splits.includes('gearbox')
  const make = (form: string) =>
    numbers.numberOf(assembly, part, model, isOfKind ? `${kind.key}${form}` : form)
  if (part.withChain !== undefined && !hasTimingBelt(kind.car.engine.code))
    return [{ title: part.withChain, number: make(''), ...when }]
  const [known, later] =
    part.goods === undefined ? [] : goods.of(catalog.make, part.goods.family, part.goods.word, kind.car.id)
  if (known !== undefined) numbers.claim(known)
  const first = known ?? make('')
  if (part.splits.includes('years')) {
    const middle = middleOf(kind.car)
    return [
      { number: first, ...when, to: `${middle}-06` },
      { number: later ?? make('late'), ...when, from: `${middle}-07` },
    ]
  }
  if (part.splits.includes('options'))
    return OPTIONS.map((options, at) => ({ number: at === 0 ? first : make(options), ...when, options }))
  if (part.splits.includes('market'))
    return MARKETS.map((market, at) => ({ number: at === 0 ? first : make(market), ...when, market }))
  return [{ number: first, ...when }]
}

function middleOf({ model: { yearFrom, yearTo } }: DemoCar): number {
  return Math.round((yearFrom + (yearTo ?? yearFrom + 6)) / 2)
}
