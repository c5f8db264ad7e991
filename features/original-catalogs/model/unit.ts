import type * as z from 'zod'
import type {
  originalPart,
  originalUnit,
  originalUnitDetail,
} from '@/lib/gateway/contracts/catalog/original-catalog-shapes'
import { foldedArticleKey } from '@/lib/parts/keys'
import { lookUpKeys } from '@/lib/parts/number/article-spellings'
import type { Marked } from './original-address'
import { hasWords, quickGroupOf } from './quick-groups'

export type OriginalUnit = z.output<typeof originalUnit>
export type OriginalUnitDetail = z.output<typeof originalUnitDetail>
export type OriginalPart = z.output<typeof originalPart>

/** A row of a unit's table. */
export type UnitRow = {
  /** Of its element on the page. */
  id: string
  position: string
  /** '' where the maker sells the part under no number. */
  article: string
  brand: string
  title: string
  /** As the maker writes it. */
  amount: string | null
  /** Pieces that one car takes. */
  count: number
  /** For which years, options and markets, and what else the maker notes. */
  terms: string
  replacedBy: string | null
  replaces: string | null
  isMarked: boolean
}

/** A callout of the drawing, in per cent of its sides. */
export type Callout = { position: string; left: number; top: number; width: number; height: number }

export type Drawing = { url: string; width: number; height: number }

export type UnitSheet = {
  unitId: string
  code: string
  title: string
  note: string | null
  /** Null where the catalogue has no drawing of it. */
  drawing: Drawing | null
  callouts: readonly Callout[]
  rows: readonly UnitRow[]
}

const MOST_PIECES = 999

export function toUnitSheet(unit: OriginalUnitDetail, marked: Marked): UnitSheet {
  const { unitId, code, title, note, picture, hotspots, parts } = unit
  return {
    unitId,
    code,
    title,
    note,
    drawing: picture && picture.width > 0 && picture.height > 0 ? picture : null,
    callouts: picture ? hotspots.map((spot) => toCallout(spot, picture)) : [],
    rows: parts.map((part, at) => toRow(part, `${rowPrefix(unitId)}${at}`, parts, marked)),
  }
}

/** Elements of two units on one page must not share their names. */
function rowPrefix(unitId: string): string {
  return `r-${unitId.replaceAll(/[^\w-]/g, '')}-`
}

function toRow(part: OriginalPart, id: string, all: readonly OriginalPart[], marked: Marked): UnitRow {
  const { position, article, brand, title, amount, note, attributes, replacedBy } = part
  const older = all.find((one) => article !== '' && one.replacedBy === article)
  return {
    id,
    position,
    article,
    brand,
    title,
    amount,
    count: toCount(amount),
    terms: [...attributes.map((one) => `${one.title}: ${one.value}`), note].filter(Boolean).join('; '),
    replacedBy,
    replaces: older?.article ?? null,
    isMarked: part.isMatch || isMarked(part, marked),
  }
}

export function isMarked(
  { article, title }: Pick<OriginalPart, 'article' | 'title'>,
  marked: Marked,
): boolean {
  const { article: number, words } = marked
  const isItsNumber = (typed: string) =>
    article !== '' && lookUpKeys(typed).includes(foldedArticleKey(article))
  if (number !== '') return isItsNumber(number)
  if (words === '') return false
  return isItsNumber(words) || (quickGroupOf(words)?.part.test(title) ?? hasWords(title, words))
}

/** Makers write «02», «1-4», «2.5» and «по потребности». */
function toCount(amount: string | null): number {
  const [digits] = /\d+(?:[.,]\d+)?/.exec(amount ?? '') ?? []
  const count = Math.ceil(Number((digits ?? '1').replace(',', '.')))
  return Math.min(MOST_PIECES, Math.max(1, count))
}

const PER_CENT = 100

function toCallout(
  { position, x1, y1, x2, y2 }: OriginalUnitDetail['hotspots'][number],
  { width, height }: Drawing,
): Callout {
  return {
    position,
    left: share(Math.min(x1, x2), width),
    top: share(Math.min(y1, y2), height),
    width: share(Math.abs(x2 - x1), width),
    height: share(Math.abs(y2 - y1), height),
  }
}

function share(part: number, whole: number): number {
  return Math.round((part / whole) * PER_CENT * PER_CENT) / PER_CENT
}
