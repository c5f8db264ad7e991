import { InlineScript } from '@/components/layout/inline-script'
import type { ReactNode } from 'react'
import { type Breadcrumb, Breadcrumbs } from '@/components/ui/breadcrumbs'
import { buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Pagination } from '@/components/ui/pagination'
import { Rating } from '@/components/ui/rating'
import { formatCount } from '@/lib/format/plural'
import { withPage } from '@/lib/routing/catalog-address/change-listing'
import { listingHref } from '@/lib/routing/catalog-address/write-listing'
import { hrefs } from '@/lib/routing/hrefs'
import { ROOT_SECTION_CODE } from '@/lib/site/section-store'
import { resetHref, toChips } from '../model/chips'
import { toFilterPanel } from '../model/filter-panel'
import { toAssistantLinks, toSelectionLinks, toSortLinks } from '../model/listing-links'
import type { Listing } from '../model/listing'
import { foundText, GOODS, showText } from '../model/messages'
import { toSearchForm } from '../model/to-search-form'
import type { LoadedSection } from '../server/load-section'
import type { SectionTag } from '../server/load-section-tags'
import { ActiveChips } from './active-chips'
import { FilterPanel, RESULTS_ID } from './filter-panel'
import { LinkRow } from './link-row'
import styles from './listing-screen.module.css'
import { ListingToolbar } from './listing-toolbar'
import { ListingLive } from './live/listing-live'
import { VIEW_SCRIPT } from './live/view-choice'
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

export function ListingScreen({ section: { state, listing, whole }, cards, tags }: Props) {
  const { pagination } = listing
  const heading = listing.meta.heading ?? listing.title
  const groups = toFilterPanel(state, listing.filters, whole.filters)
  const chips = toChips(state, whole.filters, listing)
  const reset = resetHref(state)
  const defaultSort = whole.sorts.find((sort) => sort.isActive)?.code
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
      <div className={groups.length > 0 ? styles.columns : undefined}>
        {groups.length > 0 && (
          <FilterPanel
            groups={groups}
            showText={showText(pagination.total)}
            resetHref={chips.length > 0 ? reset : undefined}
          />
        )}
        <section id={RESULTS_ID} className={styles.main} aria-label="Товары">
          <h2 className="visually-hidden">Товары</h2>
          <LinkRow label="Автомобиль" links={toAssistantLinks(state, listing.assistants)} />
          <LinkRow
            label="Подборки"
            links={toSelectionLinks(state, listing.selections, whole.pagination.total)}
          />
          <ListingToolbar
            sorts={toSortLinks(state, listing.sorts, defaultSort)}
            hasFilters={groups.length > 0}
            chosen={chips.length}
          />
          <ActiveChips chips={chips} resetHref={reset} />
          <div className={styles.results} data-results itemScope itemType="https://schema.org/ItemList">
            <meta itemProp="numberOfItems" content={String(pagination.total)} />
            {listing.entities.length === 0 ? (
              <NothingFound listing={listing} firstPage={listingHref(withPage(state, 1))} reset={reset} />
            ) : (
              <ul className={styles.list} data-view="grid" suppressHydrationWarning>
                <InlineScript text={VIEW_SCRIPT} />
                {cards}
              </ul>
            )}
            <div data-live="pages">
              <Pagination
                page={pagination.page}
                pages={pagination.pages}
                hrefOf={(page) => listingHref(withPage(state, page))}
              />
            </div>
          </div>
        </section>
      </div>
      {isFirstSight && listing.content && (
        <div className={styles.text} dangerouslySetInnerHTML={{ __html: listing.content }} />
      )}
      {tags.length > 0 && <TagList tags={tags} />}
    </ListingLive>
  )
}

function NothingFound({ listing, firstPage, reset }: { listing: Listing; firstPage: string; reset: string }) {
  if (listing.pagination.total > 0) {
    return (
      <EmptyState
        title="На этой странице товаров уже нет"
        text={`Всего в списке ${formatCount(listing.pagination.total, GOODS)}.`}
        actions={
          <a className={buttonClass()} href={firstPage}>
            На первую страницу
          </a>
        }
      />
    )
  }
  return (
    <EmptyState
      title="Под такие условия товаров нет"
      text="Снимите часть фильтров или поищите деталь по номеру."
      actions={
        <>
          <a className={buttonClass()} href={reset}>
            Сбросить фильтры
          </a>
          <a className={buttonClass({ look: 'secondary' })} href={hrefs.search()}>
            Искать по номеру
          </a>
        </>
      }
    />
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
