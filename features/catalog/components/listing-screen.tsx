import type { ReactNode } from 'react'
import { type Breadcrumb, Breadcrumbs } from '@/components/ui/breadcrumbs'
import { Rating } from '@/components/ui/rating'
import { formatCount } from '@/lib/format/plural'
import { hrefs } from '@/lib/routing/hrefs'
import { ROOT_SECTION_CODE } from '@/lib/site/section-store'
import { toChips } from '../model/chips'
import type { Listing } from '../model/listing'
import { foundText, GOODS } from '../model/messages'
import { toSearchForm } from '../model/to-search-form'
import type { LoadedSection } from '../server/load-section'
import type { SectionTag } from '../server/load-section-tags'
import styles from './listing-screen.module.css'
import { ListingColumns } from './listing-columns'
import { ListingLive } from './live/listing-live'
import { SectionSearch } from './section-search'
import { SectionTiles } from './section-tiles'

/** A list that is seen whole needs no search. */
const FEW_GOODS = 12

type Props = {
  section: LoadedSection
  /** One list item for each of the listing's entities, in their order. */
  cards: ReactNode
  tags: readonly SectionTag[]
}

export function ListingScreen({ section, cards, tags }: Props) {
  const { state, listing, whole } = section
  const { pagination } = listing
  const heading = listing.meta.heading ?? listing.title
  const chips = toChips(state, whole.filters, listing)
  const isFirstSight = chips.length === 0 && pagination.page === 1

  return (
    <ListingLive className={`container ${styles.page}`} found={foundText(pagination.total)}>
      <Breadcrumbs items={breadcrumbs(listing, chips.length > 0)} />
      <header className={styles.head}>
        <h1 tabIndex={-1}>{heading}</h1>
        <p className={styles.count}>{formatCount(pagination.total, GOODS)}</p>
        <Rating value={listing.rating} count={listing.reviewsCount} />
      </header>
      {isFirstSight && <SectionTiles sections={listing.sections} label="Разделы" />}
      {whole.pagination.total > FEW_GOODS && (
        <SectionSearch form={toSearchForm(state)} section={listing.title} />
      )}
      <ListingColumns section={section} cards={cards} />
      {isFirstSight && listing.content && (
        <div className={styles.text} dangerouslySetInnerHTML={{ __html: listing.content }} />
      )}
      {tags.length > 0 && <TagList tags={tags} />}
    </ListingLive>
  )
}

function TagList({ tags }: { tags: readonly SectionTag[] }) {
  return (
    <nav className={styles.tags} aria-labelledby="section-tags">
      <h2 id="section-tags">Часто ищут</h2>
      <ul className={styles.tagList}>
        {tags.map(({ title, href }) => (
          <li key={href}>
            <a href={href} data-prefetch="hover">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function breadcrumbs({ breadcrumb, title, code }: Listing, isNarrowed: boolean): Breadcrumb[] {
  const above = breadcrumb.filter((section) => section.code !== ROOT_SECTION_CODE)
  return [
    { title: 'Главная', href: hrefs.home },
    { title: 'Каталог', href: hrefs.catalog },
    ...above.map((section) => ({ title: section.title, href: hrefs.section(section.code) })),
    { title, ...(isNarrowed ? { href: hrefs.section(code) } : {}) },
  ]
}
