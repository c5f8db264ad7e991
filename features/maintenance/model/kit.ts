import { multiplyRubles, sumRubles } from '@/lib/money'
import { fitQuantity } from '@/lib/parts/terms/offers'
import type { RequestedItem } from '@/stores/cart/requested-item'
import type { Position } from './service-plan'

export type KitLine = {
  position: Position
  /** Pieces that go into the cart. */
  quantity: number
  /** Missing pieces of the service's amount. */
  missing: number
}

export type Kit = {
  lines: readonly KitLine[]
  /** Rubles for the available pieces. */
  total: number
  /** Hours until the last of it is there; null when nothing is available. */
  term: number | null
}

/** Rubles for the pieces of the lines, each at the price shown to the visitor. */
export function costOf(lines: readonly KitLine[], toShown = (price: number) => price): number {
  return sumRubles(
    lines.map(({ position, quantity }) => multiplyRubles(toShown(position.price ?? 0), quantity)),
  )
}

/** The available positions, their pieces and the total. */
export function toKit(positions: readonly Position[]): Kit {
  const lines = positions.map((position): KitLine => {
    const { price, count, multiplicity, quantity: stock } = position
    const quantity = price === null ? 0 : Math.max(0, fitQuantity(count, multiplicity, stock))
    return { position, quantity, missing: Math.max(0, Math.ceil(count) - quantity) }
  })
  const bought = lines.filter(({ quantity }) => quantity > 0)
  return {
    lines,
    total: costOf(bought),
    term: bought.length === 0 ? null : Math.max(...bought.map(({ position }) => position.deliveryTime)),
  }
}

/** The kit as products for the cart. */
export function toRequestedItems({ lines }: Kit): RequestedItem[] {
  return lines.flatMap(({ position, quantity }) =>
    quantity === 0 || position.price === null
      ? []
      : {
          brand: position.brand,
          article: position.article,
          title: position.title,
          internalCode: position.internalCode,
          picture: position.picture,
          price: position.price,
          oldPrice: position.oldPrice,
          quantity,
          unit: position.unit,
          maxQuantity: position.quantity,
          multiplicity: position.multiplicity,
          deliveryTime: position.deliveryTime,
          supplierId: position.supplierId,
          ownWarehouse: position.ownWarehouse,
        },
  )
}
