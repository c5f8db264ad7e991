import type { Receipt, ReceiptLine } from '@/gateway/core/ports/receipt'

/** Characters of a title that the provider takes. */
const MAX_TITLE = 128

/** The provider's numbers of VAT rates, by per cent. */
const VAT_CODES: ReadonlyMap<number | null, number> = new Map([
  [null, 1],
  [0, 2],
  [10, 3],
  [20, 4],
  [5, 7],
  [7, 8],
  [22, 11],
])

const MEASURES: Readonly<Record<string, string>> = { л: 'liter', кг: 'kilogram', м: 'meter' }

export function toAmount(kopecks: number) {
  const rubles = Math.floor(kopecks / 100)
  return { value: `${rubles}.${String(kopecks % 100).padStart(2, '0')}`, currency: 'RUB' }
}

type Piece = { pieces: number; price: number }

/** Prices of a line's pieces, which the provider multiplies: a sum that does not divide is two lines that differ by a kopeck. */
function piecesOf({ quantity, sumKopecks }: ReceiptLine): Piece[] {
  const price = Math.floor(sumKopecks / quantity)
  const dearer = sumKopecks - price * quantity
  if (dearer === 0) return [{ pieces: quantity, price }]
  if (price === 0) return [{ pieces: 1, price: sumKopecks }]
  return [
    { pieces: quantity - dearer, price },
    { pieces: dearer, price: price + 1 },
  ]
}

type ReceiptItem = {
  description: string
  quantity: string
  /** Of one piece. */
  amount: ReturnType<typeof toAmount>
  vat_code: number
  measure: string
  payment_subject: string
  payment_mode: string
  mark_mode?: '0'
  mark_code_info?: { mark_code_raw: string; gs_1m: string }
}

function toItems(line: ReceiptLine): ReceiptItem[] {
  const vatCode = VAT_CODES.get(line.vatPercent)
  if (vatCode === undefined) throw new Error(`no receipt can have ${line.vatPercent} % of VAT`)
  const toItem = ({ pieces, price }: Piece): ReceiptItem => ({
    description: line.title.slice(0, MAX_TITLE),
    quantity: String(pieces),
    amount: toAmount(price),
    vat_code: vatCode,
    measure: MEASURES[line.unit] ?? 'piece',
    payment_subject: line.subject,
    payment_mode: line.method,
  })
  const { markCodes } = line
  if (!markCodes) return piecesOf(line).map(toItem)
  const single = piecesOf(line).flatMap(({ pieces, price }) =>
    Array.from({ length: pieces }, () => toItem({ pieces: 1, price })),
  )
  return single.map((item, at) => ({ ...item, ...markOf(markCodes[at]) }))
}

/** The mark of a piece, which is a line of its own: `0` is the only mode there is. */
function markOf(code: string | undefined): Partial<ReceiptItem> {
  if (code === undefined) return {}
  return {
    measure: 'piece',
    payment_subject: 'marked',
    mark_mode: '0',
    mark_code_info: { mark_code_raw: code, gs_1m: code },
  }
}

/** A receipt as ЮKassa takes it. Throws for a VAT rate that it does not know. */
export function toReceipt({ contact, lines }: Receipt) {
  return {
    customer: {
      ...(contact.email !== undefined && { email: contact.email }),
      ...(contact.phone !== undefined && { phone: contact.phone }),
    },
    items: lines.flatMap(toItems),
  }
}

/** The receipt that settles a prepayment, as ЮKassa takes it apart from a payment. */
export function toSettlingReceipt(receipt: Receipt) {
  const sum = receipt.lines.reduce((total, { sumKopecks }) => total + sumKopecks, 0)
  return { ...toReceipt(receipt), settlements: [{ type: 'prepayment', amount: toAmount(sum) }] }
}
