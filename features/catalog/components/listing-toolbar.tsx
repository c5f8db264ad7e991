import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { buttonClass } from '@/components/ui/button'
import { StaticMarkup } from '@/framework/next/static-markup'
import { relOf } from '@/lib/routing/redirects/rel-of'
import type { SortLink } from '../model/listing-links'
import { FILTERS_ID } from './filters/filter-panel'
import styles from './listing-toolbar.module.css'

type Props = {
  /** The heading of the list, where the page's does not say it. */
  title?: ReactNode
  sorts: readonly SortLink[]
  hasFilters: boolean
  chosen: number
}

/** Above the list: its heading, the sheet's button on small screens, the sort, the view. */
export function ListingToolbar({ title, sorts, hasFilters, chosen }: Props) {
  const active = sorts.find((sort) => sort.isActive)
  return (
    <StaticMarkup as="div" className={styles.bar}>
      <h2 className={title ? styles.title : 'visually-hidden'}>{title ?? 'Товары'}</h2>
      {hasFilters && (
        <a
          className={`${buttonClass({ look: 'secondary' })} ${styles.filters}`}
          href={`#${FILTERS_ID}`}
          data-sheet-open
          data-replay-click=""
        >
          <Icon name="filter" />
          Фильтры{chosen > 0 && <b>{chosen}</b>}
        </a>
      )}
      {active && sorts.length > 1 && (
        <details className={styles.sort} data-menu>
          <summary>
            <span className="visually-hidden">Сортировка: </span>
            <b>{active.title}</b>
          </summary>
          <ul className={styles.menu} data-live="sort">
            {sorts.map(({ title, isActive, href }) => (
              <li key={title}>
                <a href={href} rel={relOf(href)} aria-current={isActive || undefined} data-prefetch="hover">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
      <div className={styles.views} role="group" aria-label="Вид списка">
        <button
          type="button"
          data-view-choice="grid"
          data-replay-click=""
          aria-pressed="true"
          aria-label="Плиткой"
        >
          <Icon name="grid" />
        </button>
        <button
          type="button"
          data-view-choice="rows"
          data-replay-click=""
          aria-pressed="false"
          aria-label="Строками"
        >
          <Icon name="list" />
        </button>
      </div>
    </StaticMarkup>
  )
}
