'use client'

import { useBelowFold } from '@/components/navigation/below-fold'
import { CardGroup } from '@/features/product/components/card-group'
import { readCards } from '@/features/product/components/card-markup'
import { handedOver } from '@/framework/next/handed-over'
import { BuyableCard } from './buyable-card'
import { cardPacker } from '@/features/product/model/card-packer'
import type { PackedRow } from '@/lib/packing/create-packer'

type Props = {
  /** Rows of cards, or where those of a document were handed over. */
  goods: readonly PackedRow[] | number
  /** When the prices were read. */
  now: Date
  /** Above which of the rows a heading stands. */
  groups?: Readonly<Record<number, string>> | undefined
  /** Its first picture is in view at once. */
  isFirst?: boolean
  /** The markup around names the list. */
  isListed?: boolean
  headingLevel?: 2 | 3
}

/** More than any window shows of a page's first view. */
const FIRST_VIEW = 16

/**
 * The items of a list of cards. Drawn from rows in the browser too: as elements the cards would weigh twice as much in the page's data.
 * Only the first picture is fetched ahead: each one more takes a connection from the styles on a slow line.
 */
export function CardList({ goods, now, groups, isFirst = false, isListed, headingLevel }: Props) {
  const list = typeof goods === 'number' ? goods : undefined
  const isWhole = useBelowFold()
  const products = typeof goods === 'number' ? handedOver(goods, readCards) : goods.map(cardPacker.unpack)
  return products.slice(0, isWhole ? undefined : FIRST_VIEW).map((product, index) => {
    const group = groups?.[index]
    return [
      group && <CardGroup key={group}>{group}</CardGroup>,
      <BuyableCard
        key={product.href}
        product={product}
        now={now}
        list={list}
        eager={isFirst && index === 0}
        isListed={isListed}
        headingLevel={headingLevel}
      />,
    ]
  })
}
