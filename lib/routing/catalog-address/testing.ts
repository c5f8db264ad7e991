import fc from 'fast-check'
import { cleanText } from '../clean-text'
import { compareIds } from './chosen-filter'
import type { CatalogQuery, ChosenFilter, KnownEnumFilter, KnownFilter, KnownNumericFilter } from './types'

const signs = fc.constantFrom(...'aZ9.,~-_%&=+/ ?#йё😀')
const text = fc.string({ unit: signs, maxLength: 12 }).map((value) => cleanText(value, 64))
export const anyId = text.filter((value) => value !== '')
const ids = (maxLength: number) => fc.uniqueArray(anyId, { minLength: 1, maxLength })
const number = fc.oneof(
  fc.integer({ min: -1e9, max: 1e9 }),
  fc.double({ min: -1e9, max: 1e9, noNaN: true }).map((value) => value + 0),
)

const range = fc
  .tuple(fc.option(number, { nil: undefined }), fc.option(number, { nil: undefined }))
  .filter(([left, right]) => left !== undefined || right !== undefined)
  .map(([left, right]) => {
    const [min, max] =
      left !== undefined && right !== undefined && left > right ? [right, left] : [left, right]
    return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) }
  })

const chosenFilter = fc.oneof(
  fc.record({ id: anyId, values: ids(4) }),
  fc.tuple(anyId, range).map(([id, ends]): ChosenFilter => ({ id, ...ends })),
)

/** A query in the order in which reading answers it. */
export const catalogQuery: fc.Arbitrary<CatalogQuery> = fc.record({
  filters: fc
    .uniqueArray(chosenFilter, { selector: ({ id }) => id, maxLength: 4 })
    .map((filters) =>
      filters
        .map((filter) =>
          'values' in filter ? { ...filter, values: filter.values.toSorted(compareIds) } : filter,
        )
        .toSorted((left, right) => compareIds(left.id, right.id)),
    ),
  selections: fc.array(
    fc.record({ id: anyId, filters: fc.array(chosenFilter, { minLength: 1, maxLength: 3 }) }),
    { maxLength: 3 },
  ),
  assistants: fc.uniqueArray(anyId, { maxLength: 3 }),
  search: text,
  sort: text,
  page: fc.integer({ min: 1, max: 100_000 }),
  limit: fc.integer({ min: 1, max: 100 }),
  criteria: text,
})

const names = fc.constantFrom(
  'filters',
  'selections',
  'assistants',
  'search',
  'sort',
  'page',
  'limit',
  'criteria',
  'foo',
)

export const anyQueryString = fc
  .array(
    fc.tuple(
      names,
      fc.oneof(text, fc.string({ unit: 'binary', maxLength: 20 }), fc.constantFrom('1.a', '7.5~1', '2')),
    ),
  )
  .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&'))

const code = fc.option(
  fc.constantFrom('brand', 'kind', 'a.b', 'стр', 'with-dash', 'set', '00', 'no/slash', 'two words'),
  {
    nil: null,
  },
)

const enumFilter = (id: string, rewriteCode: string | null, uriSequent: number) =>
  fc
    .uniqueArray(fc.tuple(anyId, fc.integer({ min: 0, max: 3 }), fc.boolean()), {
      selector: ([optionId]) => optionId,
      minLength: 1,
      maxLength: 5,
    })
    .map((options): KnownEnumFilter => ({
      type: 'enum',
      id,
      code: `code ${id}`,
      rewriteCode,
      uriSequent,
      options: options.map(([optionId, sequent, isChecked], index) => ({
        id: optionId,
        rewriteCode: index % 3 === 2 ? null : `${index % 2 === 0 ? 'option-' : '1,'}${index}`,
        sequent,
        isChecked,
      })),
    }))

const numericFilter = (id: string) =>
  fc.tuple(number, number, number, number).map(([a, b, currentMin, currentMax]): KnownNumericFilter => {
    const [min, max] = a < b ? [a, b] : [b, a]
    return { type: 'numeric', id, code: `code ${id}`, min, max, currentMin, currentMax }
  })

/** Filters of a section with unique ids and unique rewrite codes. */
export const knownFilters: fc.Arbitrary<KnownFilter[]> = fc
  .uniqueArray(fc.tuple(anyId, code, fc.integer({ min: 0, max: 3 }), fc.boolean()), {
    selector: ([id]) => id,
    maxLength: 5,
  })
  .chain((list) => {
    const taken = new Set<string | null>()
    return fc.tuple(
      ...list.map(([id, rewriteCode, uriSequent, isEnum]): fc.Arbitrary<KnownFilter> => {
        const own = taken.has(rewriteCode) ? null : rewriteCode
        taken.add(own)
        return isEnum ? enumFilter(id, own, uriSequent) : numericFilter(id)
      }),
    )
  })
