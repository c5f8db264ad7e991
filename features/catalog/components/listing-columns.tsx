import type { ReactNode } from 'react'
import { NOT_FOUND_TEXT } from '@/components/layout/not-found-text'
import { ContactSpecialist } from '@/components/ui/dialogs/contact-specialist'
import { buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Pagination } from '@/components/ui/navigation/pagination'
import { StaticMarkup } from '@/framework/next/static-markup'
import { formatCount } from '@/lib/format/plural'
import { withPage } from '@/lib/routing/catalog-address/change-listing'
import { listingHref } from '@/lib/routing/catalog-address/write-listing'
import { hrefs } from '@/lib/routing/hrefs'
import { requestedWords, resetHref, toChips } from '../model/chips'
import { toFilterPanel } from '../model/filter-panel'
import { toAssistantLinks, toSelectionLinks, toSortLinks } from '../model/listing-links'
import type { Listing } from '../model/listing'
import { GOODS, showText } from '../model/messages'
import type { LoadedSection } from '../server/load-section'
import { ActiveChips } from './filters/active-chips'
import { FilterPanel, RESULTS_ID } from './filters/filter-panel'
import { LinkRow } from './link-row'
import styles from './listing-screen.module.css'
import { ListingToolbar } from './listing-toolbar'
import { RememberedView } from './remembered-view'

type Props = {
  section: LoadedSection
  /** One list item for each of the listing's entities, in their order. */
  cards: ReactNode
  /** What the list shows, where the page's heading does not say it. */
  title?: ReactNode
}

/** Filters, order and goods of a listing; they want a `ListingLive` around them. */
export function ListingColumns({ section: { state, listing, whole }, cards, title }: Props) {
  const { pagination } = listing
  const groups = toFilterPanel(state, listing.filters, whole.filters)
  const chips = toChips(state, whole.filters, listing)
  const reset = resetHref(state)
  const defaultSort = whole.sorts.find((sort) => sort.isActive)?.code
  const totals = { listed: pagination.total, whole: whole.pagination.total }

  return (
    <div className={groups.length > 0 ? styles.columns : undefined}>
      {groups.length > 0 && (
        <FilterPanel
          groups={groups}
          showText={showText(pagination.total)}
          resetHref={chips.length > 0 ? reset : undefined}
        />
      )}
      <section id={RESULTS_ID} className={styles.main} aria-label="Товары">
        <LinkRow label="Автомобиль" links={toAssistantLinks(state, listing.assistants)} />
        <LinkRow label="Подборки" links={toSelectionLinks(state, listing.selections, totals)} />
        <ListingToolbar
          title={title}
          sorts={toSortLinks(state, listing.sorts, defaultSort)}
          hasFilters={groups.length > 0}
          chosen={chips.length}
        />
        <ActiveChips chips={chips} resetHref={reset} />
        <div className={styles.results} data-results itemScope itemType="https://schema.org/ItemList">
          <meta itemProp="numberOfItems" content={String(pagination.total)} />
          {listing.entities.length === 0 ? (
            <NothingFound
              listing={listing}
              requested={requestedWords(state, listing, chips)}
              firstPage={listingHref(withPage(state, 1))}
              reset={reset}
            />
          ) : (
            <ul className={styles.list} data-view="grid" suppressHydrationWarning>
              <RememberedView />
              {cards}
            </ul>
          )}
          <StaticMarkup as="div" data-live="pages">
            <Pagination
              page={pagination.page}
              pages={pagination.pages}
              hrefOf={(page) => listingHref(withPage(state, page))}
            />
          </StaticMarkup>
        </div>
      </section>
    </div>
  )
}

type NothingProps = { listing: Listing; requested: string; firstPage: string; reset: string }

function NothingFound({ listing, requested, firstPage, reset }: NothingProps) {
  if (listing.pagination.total > 0) {
    return (
      <EmptyState
        title="На этой странице товаров уже нет"
        text={`Всего в списке ${formatCount(listing.pagination.total, GOODS)}. ${NOT_FOUND_TEXT}.`}
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
          <ContactSpecialist about={{ query: requested }} />
        </>
      }
    />
  )
}
