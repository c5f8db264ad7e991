import { handOver } from '@/framework/next/document-parts'
import { ProductStrip } from '@/app/_components/goods/product-strip'
import { goodsOfEntry } from '@/features/content/model/goods-of-entry'
import { loadProductsOf } from '@/features/product/server/load-products-of'
import { NO_CARDS } from '@/features/product/server/load-similar'
import { orEmpty } from '@/lib/data-cache/load'
import styles from './entry-goods.module.css'

const TITLE = 'Товары по теме'

/** Products that a text names, with today's prices; nothing where it names none. */
export async function EntryGoods({ fields }: { fields: Readonly<Record<string, unknown>> }) {
  const requested = goodsOfEntry(fields)
  const { cards, readAt } = requested ? await orEmpty(() => loadProductsOf(requested), NO_CARDS) : NO_CARDS
  if (cards.length === 0) return null
  return (
    <section className={styles.goods}>
      <h2>{TITLE}</h2>
      <ProductStrip cards={handOver(cards) ?? cards} now={readAt} label={TITLE} />
    </section>
  )
}
