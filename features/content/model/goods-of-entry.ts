/** Goods that an entry names: by codes, or as those of a section. */
export type GoodsOfEntry = { section: string | null; codes: string[] }

/** Null for an entry without products. */
export function goodsOfEntry(fields: Readonly<Record<string, unknown>>): GoodsOfEntry | null {
  const { section, goods } = fields
  const codes = Array.isArray(goods) ? goods.filter((code) => typeof code === 'string') : []
  const named = typeof section === 'string' && section !== '' ? section : null
  return codes.length === 0 && named === null ? null : { section: named, codes }
}
