/** A line of a fiscal receipt (54-ФЗ, FFD 1.2). */
export type ReceiptLine = {
  /** Tells the lines of one purchase apart. */
  key: string
  title: string
  quantity: number
  /** Counting unit: «шт.», «компл.», «л». */
  unit: string
  /** Kopecks of the whole line after discounts, bonuses and gift cards. */
  sumKopecks: number
  /** Per cent within the sum; null for a seller without VAT. */
  vatPercent: number | null
  subject: 'commodity' | 'service' | 'payment'
  /** `advance` is money for products that are not chosen yet, as a gift card's; `full_payment` is for what the buyer has. */
  method: 'full_prepayment' | 'full_payment' | 'advance'
  /** Codes of «Честный знак», one for each piece; absent where pieces have none. */
  markCodes?: string[]
}

/** The sums of the lines are the sum of the payment or refund. */
export type Receipt = {
  /** The buyer's: who pays at a till of the network gets the receipt there. */
  contact: { email?: string; phone?: string }
  lines: ReceiptLine[]
}
