import * as z from 'zod'
import { catalogEntity } from './entity-shapes'
import {
  flag,
  idField,
  optionalText,
  orDefault,
  orNull,
  pageMeta,
  pagination,
  requiredText,
  sectionLink,
  wireNumber,
} from '../fields'
import { MAX_CODE_LENGTH, MAX_FILTERS, MAX_FILTER_VALUES, MAX_PRICE } from '../limits'

const bound = z.number().min(-MAX_PRICE).max(MAX_PRICE)

/** One chosen filter: option ids, or a range of which either end may be open. */
export const chosenFilter = z
  .object({
    id: idField,
    values: z.array(requiredText(MAX_CODE_LENGTH)).max(MAX_FILTER_VALUES).optional(),
    min: bound.optional(),
    max: bound.optional(),
  })
  .meta({ id: 'ChosenFilter' })

export const chosenFilters = z.array(chosenFilter).max(MAX_FILTERS)

const filterFields = {
  id: z.string(),
  code: z.string(),
  title: z.string(),
  tooltip: optionalText,
  unit: optionalText,
  isOpened: flag,
  isActive: flag,
  isHidden: flag,
  /** May be written into the path of the address under its rewrite code. */
  isRewrite: flag,
  rewriteCode: optionalText,
  /** Place among the path's filter segments. */
  uriSequent: orDefault(z.int(), 0),
}

export const filterOption = z
  .object({
    id: z.string(),
    title: z.string(),
    /** How the option stands in a heading and on a chip, where its title alone says too little: «с угольным слоем». */
    words: optionalText,
    isChecked: flag,
    rewriteCode: optionalText,
    sequent: orDefault(z.int(), 0),
    /** Products left when this option is added to what is chosen. */
    count: orDefault(z.int(), 0),
    pictureUrl: optionalText,
  })
  .meta({ id: 'FilterOption' })

export const enumFilter = z
  .object({ ...filterFields, type: z.literal('enum'), options: z.array(filterOption) })
  .meta({ id: 'EnumFilter' })

export const numericFilter = z
  .object({
    ...filterFields,
    type: z.literal('numeric'),
    options: orDefault(z.array(filterOption), []),
    min: wireNumber,
    max: wireNumber,
    currentMin: wireNumber,
    currentMax: wireNumber,
  })
  .meta({ id: 'NumericFilter' })

export const filter = z.discriminatedUnion('type', [enumFilter, numericFilter])

/** A ready-made combination of filters. */
export const selection = z
  .object({
    id: z.string(),
    code: z.string(),
    title: z.string(),
    pictureUrl: optionalText,
    isChecked: flag,
    count: orDefault(z.int(), 0),
    filters: z.array(
      z.object({
        id: z.string(),
        values: z.array(z.string()).optional(),
        min: z.number().optional(),
        max: z.number().optional(),
      }),
    ),
  })
  .meta({ id: 'Selection' })

/** A vehicle (or a part of one) that narrows the listing. */
export const assistant = z
  .object({ id: z.string(), title: z.string(), isChecked: flag, count: orDefault(z.int(), 0) })
  .meta({ id: 'Assistant' })

export const sortOption = z
  .object({ code: z.string(), title: z.string(), isActive: flag })
  .meta({ id: 'SortOption' })

export const filterSet = z
  .object({ code: z.string(), title: z.string(), filters: orDefault(z.array(chosenFilter), []) })
  .meta({ id: 'FilterSet' })

export const listing = z
  .object({
    id: z.int(),
    code: z.string(),
    title: z.string(),
    /** HTML, to be sanitised before it is shown. */
    content: optionalText,
    entities: z.array(catalogEntity),
    filters: orDefault(z.array(filter), []),
    selections: orDefault(z.array(selection), []),
    assistants: orDefault(z.array(assistant), []),
    rating: orDefault(z.number(), 0),
    reviewsCount: orDefault(z.int(), 0),
    meta: orDefault(pageMeta, emptyMeta()),
    pagination,
    sorts: orDefault(z.array(sortOption), []),
    set: orNull(filterSet),
    /** Sections right below this one. */
    sections: orDefault(z.array(sectionLink), []),
    /** From the root of the catalogue down to the parent of this section. */
    breadcrumb: orDefault(z.array(sectionLink), []),
    /** Kinds of products of this section that cars take by their size, as the calls of `selection` name them. */
    sizeKinds: orDefault(z.array(z.string()), []),
  })
  .meta({ id: 'Listing' })

function emptyMeta(): z.output<typeof pageMeta> {
  return {
    title: null,
    keywords: null,
    description: null,
    canonical: null,
    heading: null,
    subheading: null,
    robots: null,
    content: null,
    image: null,
    alt: null,
  }
}
