import { toBarcode } from '@/lib/parts/number/to-barcode'

type Line = {
  productExternalId: string
  brand: string
  article: string
  quantity: number
  unit: string
  barcodes: readonly string[]
  moves: readonly string[]
}

/** Scanned pieces by line. */
export type Picked = Readonly<Record<string, number>>

export type PickedByScan = {
  picked: Picked
  /** What became of the scan. */
  words: string
  isWrong: boolean
  /** The line of which all pieces lie there now. */
  whole: string | null
  /** The code that no line of the order has. */
  unknown: string | null
}

/** Counts a piece of the order by the barcode of its packing; a piece too many is not counted. */
export function pickByScan(lines: readonly Line[], picked: Picked, scanned: string): PickedByScan {
  const nothing = { picked, isWrong: true, whole: null, unknown: null }
  const barcode = toBarcode(scanned)
  if (barcode === undefined)
    return { ...nothing, words: `«${scanned.trim()}» — не штрихкод товара. Отсканируйте ещё раз.` }
  const own = lines.filter((line) => line.barcodes.includes(barcode))
  const open = own.filter(({ moves }) => moves.length > 0)
  const countOf = ({ productExternalId }: Line) => picked[productExternalId] ?? 0
  const line = open.find((one) => countOf(one) < one.quantity)
  if (line) {
    const { productExternalId: id, quantity } = line
    const count = countOf(line) + 1
    return {
      picked: { ...picked, [id]: count },
      words: `${line.brand} ${line.article}: собрано ${count} из ${quantity}`,
      isWrong: false,
      whole: count === quantity ? id : null,
      unknown: null,
    }
  }
  const [full] = open
  if (full)
    return {
      ...nothing,
      words: `Лишняя штука: ${full.brand} ${full.article} уже собран, в заказе ${full.quantity} ${full.unit}`,
    }
  const [done] = own
  if (done) return { ...nothing, words: `${done.brand} ${done.article} собирать уже не нужно.` }
  return { ...nothing, words: `В заказе нет товара со штрихкодом ${barcode}.`, unknown: barcode }
}
