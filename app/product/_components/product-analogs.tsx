import { handOver } from '@/framework/next/document-parts'
import { buttonClass } from '@/components/ui/button'
import { ProductStrip } from '@/app/_components/goods/product-strip'
import type { Product } from '@/features/product/model/product'
import { type AnalogGroup, type AnalogGroupKey, groupAnalogs } from '@/features/search/model/group-analogs'
import type { PartOffers } from '@/features/search/model/part'
import { hrefs } from '@/lib/routing/hrefs'
import { toAnalogFace } from './to-analog-face'
import styles from './product-screen.module.css'

const SHOWN_PER_GROUP = 3

const TITLES: Record<AnalogGroupKey, string> = {
  cheaper: 'Дешевле',
  faster: 'Быстрее',
  known: 'Известнее',
  other: 'В продаже',
  absent: 'Сейчас нет в продаже',
}

type Props = {
  product: Pick<Product, 'brand' | 'article' | 'price' | 'deliveryTime' | 'rating' | 'reviewsCount'>
  analogs: readonly PartOffers[]
  pricedAt: string | undefined
}

/** A few analogs for each reason to prefer them, and the way to the others. */
export function ProductAnalogs({ product, analogs, pricedAt }: Props) {
  const groups = shownGroups(groupAnalogs(product, analogs)).map(({ key, analogs: marked }) => ({
    key,
    shown: marked.slice(0, SHOWN_PER_GROUP).map(({ analog }) => analog),
  }))
  const seen = groups.reduce((sum, { shown }) => sum + shown.length, 0)
  const now = new Date(pricedAt ?? 0)
  return (
    <>
      {groups.map(({ key, shown }) => {
        const cards = shown.map(toAnalogFace)
        return (
          <div key={key} className={styles.group}>
            <h3>{TITLES[key]}</h3>
            <ProductStrip cards={handOver(cards) ?? cards} now={now} label={TITLES[key]} headingLevel={4} />
          </div>
        )
      })}
      {seen < analogs.length && (
        <p className={styles.all}>
          <a
            className={buttonClass({ look: 'secondary' })}
            href={hrefs.analogsOf(product.article, product.brand)}
            rel="nofollow"
          >
            Все аналоги: {analogs.length}
          </a>
        </p>
      )}
    </>
  )
}

/** Those with an advantage; without any, all. */
function shownGroups(groups: readonly AnalogGroup[]): readonly AnalogGroup[] {
  const preferred = groups.filter(({ key }) => key !== 'other' && key !== 'absent')
  return preferred.length > 0 ? preferred : groups
}
