import { ProductStrip } from '@/app/_components/goods/product-strip'
import type { CardFace, CardSale } from '@/features/product/model/product-card-data'
import styles from './recommended-blocks.module.css'

type Props = { cards: readonly (CardFace & CardSale)[]; now: Date; title: string }

/** Goods that the shop recommends by itself, as those of a service stand; nothing where there are none. */
export function OwnBlock({ cards, now, title }: Props) {
  if (cards.length === 0) return null
  return (
    <section className={styles.block} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ProductStrip cards={cards} now={now} label={title} />
    </section>
  )
}
