import { notFound } from '@/gateway/core/errors'
import type { FilterChoice, FilterType } from '@/gateway/db/schema-filters'
import type { Filter } from '@/gateway/services/reference/load-catalog-reference'

/** May be open at either end. */
export type ChosenRange = { min?: number | undefined; max?: number | undefined }
/** What may be chosen of a filter, by its kind: any of the options, or of the ranges. */
type Choices = { enum: { optionIds: number[] }; numeric: { ranges: ChosenRange[] } }
export type Chosen = { [Type in FilterType]: { type: Type; filter: Filter } & Choices[Type] }[FilterType]
export type RequestedFilter = ChosenRange & { id: string; values?: string[] | undefined }

const ID = /^\d{1,9}$/

function findFilter(filters: readonly Filter[], wanted: string) {
  return (
    filters.find((filter) => String(filter.id) === wanted) ??
    filters.find((filter) => filter.rewriteCode === wanted) ??
    filters.find((filter) => filter.code === wanted)
  )
}

function optionIdsOf(filter: Filter, values: readonly string[], isById: boolean) {
  const found = values.map((value) => {
    const byId = ID.test(value) ? filter.optionById.get(Number(value)) : undefined
    const byCode = filter.optionByCode.get(value)
    return (isById ? (byId ?? byCode) : (byCode ?? byId))?.id
  })
  return found.filter((id) => id !== undefined)
}

/** A filter without its options is not chosen; `undefined` when none of those that are asked for is known. */
function chooseOptions(filter: Filter, { id, values = [] }: RequestedFilter): Chosen[] | undefined {
  const isById = ID.test(id)
  const optionIds = optionIdsOf(filter, values, isById)
  if (optionIds.length > 0) return [{ type: 'enum', filter, optionIds }]
  return isById || values.length === 0 ? [] : undefined
}

function choose(filter: Filter, requested: RequestedFilter): Chosen[] | undefined {
  switch (filter.type) {
    case 'enum':
      return chooseOptions(filter, requested)
    case 'numeric':
      return [{ type: 'numeric', filter, ranges: [{ min: requested.min, max: requested.max }] }]
  }
}

/**
 * Matches what was asked for with the section's filters. A filter named by an unknown code is a wrong address (404); an
 * unknown id may be an old one, and is left out.
 */
export function resolveRequested(
  requested: readonly RequestedFilter[],
  filters: readonly Filter[],
): Chosen[] {
  return requested.flatMap((one) => {
    const filter = findFilter(filters, one.id)
    if (!filter) {
      if (ID.test(one.id)) return []
      throw notFound('Такого фильтра в разделе нет.')
    }
    const chosen = choose(filter, one)
    if (!chosen) throw notFound('Такого значения фильтра в разделе нет.')
    return chosen
  })
}

/** Turns a stored choice (filter codes, rewrite codes) into filters and options; what is gone is left out. */
export function resolveStoredChoice(choice: FilterChoice, filters: ReadonlyMap<string, Filter>): Chosen[] {
  return Object.entries(choice).flatMap(([code, wanted]): Chosen[] => {
    const filter = filters.get(code)
    return filter ? chooseStored(filter, wanted) : []
  })
}

function chooseStored(filter: Filter, wanted: FilterChoice[string]): Chosen[] {
  switch (filter.type) {
    case 'enum': {
      const codes = Array.isArray(wanted) ? wanted : []
      const optionIds = codes.flatMap((code) => filter.optionByCode.get(code)?.id ?? [])
      return optionIds.length > 0 ? [{ type: 'enum', filter, optionIds }] : []
    }
    case 'numeric':
      return Array.isArray(wanted) ? [] : [{ type: 'numeric', filter, ranges: [wanted] }]
  }
}

/** As calls and addresses spell it; of several ranges they know the first. */
export function toChosenFilter(chosen: Chosen): RequestedFilter {
  const id = String(chosen.filter.id)
  switch (chosen.type) {
    case 'enum':
      return { id, values: chosen.optionIds.map(String) }
    case 'numeric':
      return { id, ...chosen.ranges[0] }
  }
}
