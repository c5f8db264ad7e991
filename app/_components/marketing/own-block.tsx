import { ProductStrip, type StripCards } from '@/app/_components/goods/product-strip'
import styles from './recommended-blocks.module.css'

type Props = { cards: StripCards; now: Date; title: string }

/** Goods that the shop recommends by itself, as those of a service stand. */
export function OwnBlock({ cards, now, title }: Props) {
  return (
    <section className={styles.block} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ProductStrip cards={cards} now={now} label={title} />
    </section>
  )
}
