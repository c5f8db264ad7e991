import { ownWarehouseTerms, type ShopIds } from '@/lib/parts/terms/offers'
import { type CartLine, pictureKey } from '../cart-line'

/**
 * Lines as they came from the gateway, with the terms of the own warehouse worked out, with the pictures that are known
 * already, and with the very objects of before where nothing changed, so that a long cart is not drawn anew.
 */
export function rereadLines(
  known: readonly CartLine[],
  answer: readonly CartLine[],
  shopIds: ShopIds,
): readonly CartLine[] {
  const pictures = new Map(known.map((line) => [pictureKey(line), line.pictures]))
  const before = new Map(known.map((line) => [line.productId, line]))
  const lines = answer.map((line) => {
    const stored = pictures.get(pictureKey(line))
    const priced = withWarehouseTerms(line, shopIds)
    const fresh = stored && stored.length > 0 ? { ...priced, pictures: stored } : priced
    const old = before.get(line.productId)
    return old && isSame(old, fresh) ? old : fresh
  })
  const isUnchanged = lines.length === known.length && lines.every((line, at) => line === known[at])
  return isUnchanged ? known : lines
}

/** A product of the own warehouse costs the lowest price of its shops, and all of them together supply it. */
export function withWarehouseTerms(line: CartLine, shopIds: ShopIds): CartLine {
  if (!line.ownWarehouse || line.suppliers.length === 0) return line
  const terms = ownWarehouseTerms(line.suppliers, shopIds)
  return { ...line, price: terms?.price ?? null, maxQuantity: terms?.maxQuantity ?? 0 }
}

function isSame(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false
  const names = Object.keys(left)
  return (
    names.length === Object.keys(right).length &&
    names.every((name) =>
      isSame((left as Record<string, unknown>)[name], (right as Record<string, unknown>)[name]),
    )
  )
}

/** Lines whose picture has not been requested. */
export function linesWithoutPicture(lines: readonly CartLine[]): CartLine[] {
  return lines.filter(({ pictures }) => pictures.length === 0)
}
