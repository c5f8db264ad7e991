import * as z from 'zod'

/** What a value of a folder names: something that the folder or the shop has to have. */
export type ReferenceKind =
  | 'address'
  /** Markup, for the addresses in it. */
  | 'markup'
  | 'file'
  | 'section'
  | 'product'
  | 'brand'
  | 'shop'
  | 'supplier'
  /** The address of a page without its leading slash. */
  | 'page'

export type Reference = {
  file: string
  line: number
  /** Where in the facts it stands; '' in a text. */
  field: string
  to: ReferenceKind
  value: string
}

const kinds = z.registry<{ to: ReferenceKind }>()

/** Marks the references in a schema, so that each of them is looked up wherever the schema is used. */
export function refersTo<Schema extends z.ZodType>(to: ReferenceKind, schema: Schema): Schema {
  kinds.add(schema, { to })
  return schema
}

type Found = { path: (string | number)[]; to: ReferenceKind; value: string }

/** What parsed data name, by the marks of its schema. */
export function findReferences(schema: z.core.$ZodType, data: unknown): Found[] {
  if (data === undefined || data === null) return []
  const mark = kinds.get(schema)
  if (mark && (typeof data === 'string' || typeof data === 'number'))
    return [{ path: [], to: mark.to, value: String(data) }]
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return findReferences(schema.unwrap(), data)
  if (schema instanceof z.ZodArray && Array.isArray(data))
    return data.flatMap((item, at) => below(at, schema.element, item))
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, inner]) =>
      below(name, inner as z.core.$ZodType, (data as Record<string, unknown>)[name]),
    )
  return []
}

function below(part: string | number, schema: z.core.$ZodType, data: unknown): Found[] {
  return findReferences(schema, data).map((found) => ({ ...found, path: [part, ...found.path] }))
}
