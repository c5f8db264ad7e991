import { CardList } from '@/app/_components/goods/card-list'
import { handOverCards } from '@/app/_components/goods/hand-over-cards'
import { fitGroups } from '@/app/catalog/_components/fit-groups'
import { ListingColumns } from '@/features/catalog/components/listing-columns'
import { ListingLive } from '@/features/catalog/components/live/listing-live'
import { foundText } from '@/features/catalog/model/messages'
import type { LoadedSection } from '@/features/catalog/server/load-section'
import { toProductCard } from '@/features/product/model/product-card-data'
import { formatCount } from '@/lib/format/plural'
import { matchKey } from '@/lib/parts/keys'
import styles from './search-results.module.css'

type Props = {
  section: LoadedSection
  /** Parts that stand above the list already. */
  shown: readonly { brand: string; article: string }[]
  title: string
}

/** The goods that words found, with filters and order. */
export function FoundListing({ section, shown, title }: Props) {
  const { entities, readAt, pagination } = section.listing
  const above = new Set(shown.map(({ brand, article }) => matchKey(brand, article)))
  const cards = entities
    .filter(({ brandString, partNumber }) => !above.has(matchKey(brandString, partNumber)))
    .map(toProductCard)
  const isAllAbove = cards.length === 0 && entities.length > 0
  if (isAllAbove && pagination.total === entities.length) return null
  return (
    <ListingLive className={styles.section} found={foundText(pagination.total)}>
      <ListingColumns
        section={section}
        title={
          <>
            {title}{' '}
            <span className={styles.count}>
              {formatCount(pagination.total, ['товар', 'товара', 'товаров'])}
            </span>
          </>
        }
        cards={
          <CardList
            goods={handOverCards(cards)}
            now={new Date(readAt)}
            groups={fitGroups(cards)}
            isFirst
            isListed
          />
        }
      />
    </ListingLive>
  )
}
