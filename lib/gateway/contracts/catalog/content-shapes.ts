import * as z from 'zod'
import {
  fieldValues,
  flag,
  optionalText,
  orDefault,
  orNull,
  pageMeta,
  pagination,
  tag,
  text,
} from '../fields'
import { MAX_ID_LENGTH, MAX_QUERY_LENGTH } from '../limits'

export const contentEntity = z
  .object({
    id: z.int(),
    sid: z.string(),
    code: z.string(),
    title: z.string(),
    preview: optionalText,
    /** HTML, to be sanitised before it is shown. */
    content: optionalText,
    picture: optionalText,
    /** ISO 8601. */
    createdAt: optionalText,
    updatedAt: optionalText,
    fields: orDefault(fieldValues, {}),
    tags: orDefault(z.array(tag), []),
    /** Path of its page, as `/about/news/first`; null where it is unknown. */
    location: optionalText,
    meta: pageMeta.optional(),
  })
  .meta({ id: 'ContentEntity' })

/** Filters of a list of entries, each with its number in the whole list. */
export const contentFacets = orDefault(
  z
    .object({
      years: z.array(z.object({ year: z.int(), count: z.int() })),
      tags: z.array(tag.extend({ count: z.int() })),
    })
    .meta({ id: 'ContentFacets' }),
  { years: [], tags: [] },
)

/** Fields of a request by which a list of entries is narrowed. */
export const contentNarrowing = {
  search: text(MAX_QUERY_LENGTH).optional().describe('Words that the title or the text has'),
  tag: text(MAX_ID_LENGTH).optional().describe('Code of a tag'),
}

export const contentNode = z
  .object({
    id: z.int(),
    code: z.string(),
    title: z.string(),
    location: z.string(),
    parentId: orNull(z.int()),
    isActive: flag,
  })
  .meta({ id: 'ContentNode' })

export const contentPage = z
  .object({
    id: z.int(),
    code: z.string(),
    title: z.string(),
    preview: optionalText,
    /** HTML, to be sanitised before it is shown. */
    content: optionalText,
    /** Sibling and child pages, flat and in order. */
    tree: orDefault(z.array(contentNode), []),
    entities: orDefault(z.array(contentEntity), []),
    pagination,
    facets: contentFacets,
    meta: pageMeta.optional(),
  })
  .meta({ id: 'ContentPage' })
