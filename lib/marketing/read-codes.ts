import { toMarketingCode } from './marketing-data'

const ID_FIELDS = ['ItemId', 'itemId', 'id'] as const

/** Codes of recommended products from a service's answer: a list of ids, or of products with their ids. Another shape is none. */
export function readCodes(answer: unknown): string[] {
  if (!Array.isArray(answer)) return []
  const codes = answer.flatMap((item) => toMarketingCode(textOf(idOf(item))) ?? [])
  return [...new Set(codes)]
}

function idOf(item: unknown): unknown {
  if (typeof item !== 'object' || item === null) return item
  const field = ID_FIELDS.find((name) => name in item)
  if (field) return Reflect.get(item, field)
  // The marketing platform names products by the systems that know them.
  const ids: unknown = Reflect.get(item, 'ids')
  return typeof ids === 'object' && ids !== null ? Reflect.get(ids, 'website') : undefined
}

function textOf(id: unknown): string | null {
  return typeof id === 'string' || typeof id === 'number' ? String(id) : null
}
