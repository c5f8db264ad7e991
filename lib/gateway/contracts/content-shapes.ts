import * as z from 'zod'
import { fieldValues, flag, optionalText, orDefault, orNull, pageMeta, pagination, tag } from './fields'

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
    meta: pageMeta.optional(),
  })
  .meta({ id: 'ContentEntity' })

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
    meta: pageMeta.optional(),
  })
  .meta({ id: 'ContentPage' })
