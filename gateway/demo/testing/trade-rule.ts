import type { DemoProduct } from '@/gateway/demo/products/product'

export type TradeGoods = DemoProduct & {
  /** Code of the kind of products: `pads`, `moil`. */
  family: string
  brand: string
  /** The property as text; empty when it is absent. */
  of: (slug: string) => string
}

export type TradeRule = {
  name: string
  /** Families that it is about, apart by spaces; all when it is absent. */
  families?: string
  /** Narrower: which of them. */
  when?: (goods: TradeGoods) => boolean
  holds: (goods: TradeGoods) => boolean
}

export function concerns({ families, when }: TradeRule, goods: TradeGoods): boolean {
  return (families === undefined || families.split(' ').includes(goods.family)) && (when?.(goods) ?? true)
}

export const title = (words: RegExp) => (goods: TradeGoods) => words.test(goods.row.title)
export const isRear = (goods: TradeGoods) => goods.of('os') === 'Задняя'
