import type * as z from 'zod'
import type { SectionResult } from '@/gateway/db/facets/search-section'
import type { SectionIndex } from '@/gateway/db/facets/section-index'
import { boundsOf, type ListingChoice } from '@/gateway/services/filters/to-listing-choice'
import { optionWords } from '@/gateway/services/filters/heading-words'
import type { SectionFilter } from '@/gateway/services/reference/load-catalog-reference'
import type { filter as filterSchema } from '@/lib/gateway/contracts/catalog/listing-shapes'

export type WireFilter = z.input<typeof filterSchema>

function commonFields({ filter, isOpened, isHidden }: SectionFilter, isActive: boolean) {
  return {
    id: String(filter.id),
    code: filter.code,
    title: filter.title,
    tooltip: filter.tooltip,
    unit: filter.unit,
    isOpened: isOpened || isActive,
    isActive,
    isHidden,
    isRewrite: filter.isRewrite,
    rewriteCode: filter.isRewrite ? filter.rewriteCode : null,
    uriSequent: filter.uriSequent,
  }
}

/**
 * The section's filters with what is chosen and what each option would leave; filters without values are left out. The
 * bounds of a range are what the other filters leave of it, and include the choice.
 */
export function toFilters(
  links: readonly SectionFilter[],
  index: SectionIndex,
  choice: ListingChoice,
  answer: SectionResult,
): WireFilter[] {
  return links.flatMap((link): WireFilter[] => {
    switch (link.filter.type) {
      case 'numeric':
        return toRange(link, index, choice, answer)
      case 'enum':
        return toOptions(link, index, choice, answer)
    }
  })
}

function toRange(
  link: SectionFilter,
  index: SectionIndex,
  choice: ListingChoice,
  answer: SectionResult,
): WireFilter[] {
  const { id } = link.filter
  const bounds = boundsOf(index, id)
  if (!bounds) return []
  const [range] = choice.ranges.get(id) ?? []
  const left = answer.ranges.get(id) ?? bounds
  const min = Math.min(left.min, range?.min ?? left.min)
  const max = Math.max(left.max, range?.max ?? left.max)
  return [
    {
      ...commonFields(link, range !== undefined),
      type: 'numeric',
      min,
      max,
      currentMin: range?.min ?? min,
      currentMax: range?.max ?? max,
    },
  ]
}

function toOptions(
  link: SectionFilter,
  index: SectionIndex,
  choice: ListingChoice,
  answer: SectionResult,
): WireFilter[] {
  const { filter } = link
  const checked = choice.options.get(filter.id) ?? []
  const options = filter.options
    .filter((option) => index.options.has(option.id) || checked.includes(option.id))
    .map((option) => ({
      id: String(option.id),
      title: option.title,
      words: optionWords(filter, option),
      isChecked: checked.includes(option.id),
      rewriteCode: option.rewriteCode,
      sequent: option.sequent,
      count: answer.counts.get(option.id) ?? 0,
      pictureUrl: option.picture,
    }))
  return options.length === 0 ? [] : [{ ...commonFields(link, checked.length > 0), type: 'enum', options }]
}
