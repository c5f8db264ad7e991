import type { HTMLAttributes, ReactNode } from 'react'
import { Breadcrumbs } from '@/components/ui/navigation/breadcrumbs'
import { Rating } from '@/components/ui/rating'
import { StaticMarkup } from '@/framework/next/static-markup'
import { formatCount } from '@/lib/format/plural'
import { relOf } from '@/lib/routing/redirects/rel-of'
import { toBreadcrumbs } from '../model/to-breadcrumbs'
import { toChips } from '../model/chips'
import { foundText, GOODS } from '../model/messages'
import { narrowingSections } from '../model/narrowing-sections'
import { toSearchForm } from '../model/to-search-form'
import type { LoadedSection } from '../server/load-section'
import type { SectionTag } from '../server/load-section-tags'
import styles from './listing-screen.module.css'
import { ListingColumns } from './listing-columns'
import { PriceRangeText } from './filters/price-range-text'
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
  /** Narrows the listing to the visitor's own car. */
  carFilter?: ReactNode
  heading: string
  /** Below the heading and below the list, as the SEO service words it. */
  words: { subheading: string | null; content: string | null }
}

export function ListingScreen({ section, cards, tags, carFilter, heading, words }: Props) {
  const { state, listing, whole } = section
  const { pagination } = listing
  const chips = toChips(state, whole.filters, listing)
  const range = chips.find((chip) => chip.range)?.range
  const toSeen = (text: string) => (range ? <PriceRangeText text={text} range={range} /> : text)
  const trail = toBreadcrumbs(listing, chips)
  const Head = range ? 'header' : StaticHeader
  // A car does not choose among the sections below, as filters and words do.
  const isFiltered = toChips({ ...state, assistants: [] }, whole.filters, listing).length > 0
  const isFirstSight = chips.length === 0 && pagination.page === 1
  const content = words.content ?? listing.content

  return (
    <ListingLive className={`container ${styles.page}`} found={foundText(pagination.total)}>
      <Breadcrumbs items={trail.map((item) => (item.href ? item : { ...item, shown: toSeen(item.title) }))} />
      <div className={styles.top}>
        <Head className={styles.head}>
          <h1 tabIndex={-1}>{toSeen(heading)}</h1>
          {words.subheading && <p>{words.subheading}</p>}
          <p className={styles.count}>{formatCount(pagination.total, GOODS)}</p>
          <Rating value={listing.rating} count={listing.reviewsCount} />
        </Head>
        <div className={styles.tools}>
          {whole.pagination.total > FEW_GOODS && (
            <SectionSearch form={toSearchForm(state)} section={listing.title} />
          )}
          {carFilter}
        </div>
      </div>
      {pagination.page === 1 && !isFiltered && (
        <SectionTiles
          state={state}
          sections={narrowingSections(listing.sections, pagination.total)}
          label="Разделы"
        />
      )}
      <ListingColumns section={section} cards={cards} />
      {isFirstSight && content && (
        <div className={styles.text} dangerouslySetInnerHTML={{ __html: content }} />
      )}
      {tags.length > 0 && <TagList tags={tags} />}
    </ListingLive>
  )
}

function StaticHeader(props: HTMLAttributes<HTMLElement>) {
  return <StaticMarkup as="header" {...props} />
}

function TagList({ tags }: { tags: readonly SectionTag[] }) {
  return (
    <StaticMarkup as="nav" className={styles.tags} aria-labelledby="section-tags">
      <h2 id="section-tags">Часто ищут</h2>
      <ul className={styles.tagList}>
        {tags.map(({ title, href }) => (
          <li key={href}>
            <a href={href} rel={relOf(href)} data-prefetch="hover">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </StaticMarkup>
  )
}
