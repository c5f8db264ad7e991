import { notFound } from '@/gateway/core/errors/errors'
import type { FilterChoice } from '@/gateway/db/schema/filters'
import type { Filter } from '@/gateway/services/reference/load-catalog-reference'

export type ChosenRange = { min?: number | undefined; max?: number | undefined }
/** Options of an enum filter, or a range of a numeric one; a range may be open at either end. */
export type Chosen = { filter: Filter; optionIds?: number[]; range?: ChosenRange }
export type RequestedFilter = ChosenRange & { id: string; values?: string[] | undefined }

const ID = /^\d{1,9}$/

function findFilter(filters: readonly Filter[], needed: string) {
  return (
    filters.find((filter) => String(filter.id) === needed) ??
    filters.find((filter) => filter.rewriteCode === needed) ??
    filters.find((filter) => filter.code === needed)
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

/**
 * Matches the request with the section's filters. A filter named by an unknown code is a wrong address (404); an
 * unknown id may be an old one, and is left out.
 */
export function resolveRequested(
  requested: readonly RequestedFilter[],
  filters: readonly Filter[],
): Chosen[] {
  return requested.flatMap(({ id, values, min, max }): Chosen[] => {
    const filter = findFilter(filters, id)
    const isById = ID.test(id)
    if (!filter) {
      if (isById) return []
      throw notFound('Такого фильтра в разделе нет.')
    }
    switch (filter.type) {
      case 'numeric':
        return [{ filter, range: { min, max } }]
      case 'enum': {
        const optionIds = optionIdsOf(filter, values ?? [], isById)
        if (optionIds.length > 0) return [{ filter, optionIds }]
        if (isById || (values ?? []).length === 0) return []
        throw notFound('Такого значения фильтра в разделе нет.')
      }
    }
  })
}

/** Turns a stored choice (filter codes, rewrite codes) into filters and options; removed ones are left out. */
export function resolveStoredChoice(choice: FilterChoice, filters: ReadonlyMap<string, Filter>): Chosen[] {
  return Object.entries(choice).flatMap(([code, needed]): Chosen[] => {
    const filter = filters.get(code)
    if (!filter) return []
    if (!Array.isArray(needed)) return [{ filter, range: needed }]
    const optionIds = needed.flatMap((value) => filter.optionByCode.get(value)?.id ?? [])
    return optionIds.length > 0 ? [{ filter, optionIds }] : []
  })
}

export function toChosenFilter({ filter, optionIds, range }: Chosen) {
  return { id: String(filter.id), ...(optionIds && { values: optionIds.map(String) }), ...range }
}
