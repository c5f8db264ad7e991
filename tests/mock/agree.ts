type Fields = Record<string, unknown>

/** Fields of which the first is never more than the second. */
const ORDERED: readonly (readonly [least: string, most: string])[] = [
  ['min', 'max'],
  ['minAmount', 'maxAmount'],
  ['salaryFrom', 'salaryTo'],
  ['diameterFrom', 'diameterTo'],
  ['quantity', 'maxQuantity'],
  ['totalPriceDiscount', 'totalPrice'],
  ['priceDiscount', 'price'],
  ['minPrice', 'price'],
  ['price', 'oldPrice'],
  ['price', 'internetPrice'],
  ['totalPrice', 'orderedPrice'],
]
/** What a made-up list holds, see generate-answer. */
const LISTED = 4

/** Fields of one object that a screen reads together say the same. */
export function agree(made: Fields, requested: ReadonlyMap<string, unknown>): Fields {
  const fields = { ...made }
  if ('pages' in fields && 'total' in fields) {
    const limit = requested.get('limit')
    fields['total'] = typeof limit === 'number' ? Math.min(limit, LISTED) : LISTED
    fields['pages'] = 1
  }
  for (const [least, most] of ORDERED) {
    const [low, high] = [fields[least], fields[most]]
    if (typeof low === 'number' && typeof high === 'number' && low > high)
      Object.assign(fields, { [least]: high, [most]: low })
  }
  return fields
}
