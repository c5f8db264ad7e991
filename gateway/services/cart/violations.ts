import type { CartEntry } from '@/gateway/services/cart/load-cart'
import { MAX_CART_LINES } from '@/lib/gateway/contracts/limits'

export type Violation = { code: number; message: string }

export const VIOLATION = {
  gone: 11550,
  aboveMaximum: 11551,
  multiplicity: 11552,
  unknownProduct: 11553,
  unknownSupplier: 11554,
  notInCart: 11555,
  cartFull: 11556,
  unknownCar: 11557,
} as const

export const unknownProduct: Violation = {
  code: VIOLATION.unknownProduct,
  message: 'Такого товара нет в каталоге.',
}
export const unknownSupplier: Violation = {
  code: VIOLATION.unknownSupplier,
  message: 'Такого поставщика нет.',
}
export const notInCart: Violation = { code: VIOLATION.notInCart, message: 'Этого товара нет в корзине.' }
export const cartFull: Violation = {
  code: VIOLATION.cartFull,
  message: `В корзине не может быть больше ${MAX_CART_LINES} позиций.`,
}
export const unknownCar: Violation = {
  code: VIOLATION.unknownCar,
  message: 'Такой машины в гараже нет.',
}
export const gone: Violation = {
  code: VIOLATION.gone,
  message: 'Извините, данного товара уже нет в наличии.',
}

/** Violations of this many pieces of a line. */
export function quantityViolations({ terms }: Pick<CartEntry, 'terms'>, quantity: number): Violation[] {
  if (!terms) return [gone]
  const violations: Violation[] = []
  if (quantity > terms.maxQuantity) {
    violations.push({ code: VIOLATION.aboveMaximum, message: `В наличии только ${terms.maxQuantity}.` })
  }
  if (quantity % terms.multiplicity !== 0) {
    violations.push({
      code: VIOLATION.multiplicity,
      message: `Количество должно быть кратно ${terms.multiplicity}.`,
    })
  }
  return violations
}
