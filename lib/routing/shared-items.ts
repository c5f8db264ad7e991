import { MAX_ARTICLE_LENGTH, MAX_BRAND_LENGTH, MAX_INT, MAX_QUANTITY } from '@/lib/gateway/contracts/limits'
import { parseInternalCodeSegment } from '@/lib/parts/number/internal-code'
import { hasControlCharacter } from '@/lib/parts/uri'
import type { PagePath } from './pages'
import { withQuery } from './query'

/** A line of a list that is handed on: what, how many, and of which seller where it is not the own warehouse. */
export type SharedItem = {
  quantity: number
  /** Null for the own warehouse and for what any seller may deliver. */
  supplierId: number | null
} & ({ internalCode: string } | { internalCode: null; brand: string; article: string })

type Line = {
  quantity: number
  supplierId: number
  ownWarehouse: boolean
  internalCode: string | null
  brand: string
  article: string
}

/** Apart from the other addresses: public pages carry those. */
const sharedList = '/list' satisfies PagePath

/** The page of a list, with the prices of now or without any. */
export function sharedListHref(items: readonly string[], hasPrices: boolean): string {
  return withQuery(sharedList, { prices: hasPrices, item: items })
}

/** More lines make an address that messengers cut. */
export const MAX_SHARED_ITEMS = 100
/** Of all lines as they stand in the address; browsers and the shop itself take longer ones. */
const MAX_ITEMS_LENGTH = 6000
const FIELD_NAME_LENGTH = '&item='.length

const ITEM = /^(\d{1,6})\.(\d{0,10})\.(.+)$/su

/** `2..00-10000003`, or `4.501.TRW_GDB1330` for four of a part without a code, offered by seller 501. */
export function writeSharedItem({
  quantity,
  supplierId,
  ownWarehouse,
  internalCode,
  brand,
  article,
}: Line): string {
  const part = internalCode ?? `${brand.replaceAll('_', ' ')}_${article}`
  return `${quantity}.${ownWarehouse ? '' : supplierId}.${part}`
}

/** The lines that an address has room for: the first of them. */
export function writeSharedItems(lines: readonly Line[]): string[] {
  const items: string[] = []
  let length = 0
  for (const line of lines.slice(0, MAX_SHARED_ITEMS)) {
    const item = writeSharedItem(line)
    length += FIELD_NAME_LENGTH + encodeURIComponent(item).length
    if (length > MAX_ITEMS_LENGTH) break
    items.push(item)
  }
  return items
}

/** The lines of an address, and how many of its texts are none. */
export function readSharedItems(texts: readonly string[]): { items: SharedItem[]; unreadable: number } {
  const items = texts.flatMap((text) => readSharedItem(text) ?? []).slice(0, MAX_SHARED_ITEMS)
  return { items, unreadable: texts.length - items.length }
}

function readSharedItem(text: string): SharedItem | undefined {
  const [, pieces, seller = '', part = ''] = ITEM.exec(text) ?? []
  const quantity = Number(pieces)
  const supplierId = seller === '' ? null : Number(seller)
  if (!(quantity >= 1 && quantity <= MAX_QUANTITY)) return undefined
  if (supplierId !== null && supplierId > MAX_INT) return undefined
  const internalCode = parseInternalCodeSegment(part)
  if (internalCode !== null) return { quantity, supplierId, internalCode }
  const pair = readPair(part)
  return pair && { quantity, supplierId, internalCode: null, ...pair }
}

function readPair(part: string): { brand: string; article: string } | undefined {
  const at = part.indexOf('_')
  const brand = part.slice(0, Math.max(0, at)).trim()
  const article = part.slice(at + 1).trim()
  const isPair = at > 0 && brand !== '' && article !== '' && !hasControlCharacter(part)
  const isShort = brand.length <= MAX_BRAND_LENGTH && article.length <= MAX_ARTICLE_LENGTH
  return isPair && isShort ? { brand, article } : undefined
}
