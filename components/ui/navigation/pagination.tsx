import { relOf } from '@/lib/routing/redirects/rel-of'
import { Icon } from '../icon'
import { paginationWindow } from './pagination-window'
import styles from './pagination.module.css'

type Props = { page: number; pages: number; hrefOf: (page: number) => string }

export function Pagination({ page, pages, hrefOf }: Props) {
  if (pages < 2) return null
  return (
    <nav aria-label="Страницы">
      <ul className={styles.list}>
        {page > 1 && (
          <li>
            <a
              className={styles.page}
              href={hrefOf(page - 1)}
              rel={joinRel('prev', hrefOf(page - 1))}
              aria-label="Предыдущая страница"
            >
              <Icon name="chevron-left" />
            </a>
          </li>
        )}
        {paginationWindow(page, pages).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              <span className={styles.page}>…</span>
            ) : number === page ? (
              <span className={`${styles.page} ${styles.current}`} aria-current="page">
                {number}
              </span>
            ) : (
              <a
                className={styles.page}
                href={hrefOf(number)}
                rel={relOf(hrefOf(number))}
                aria-label={`Страница ${number}`}
              >
                {number}
              </a>
            )}
          </li>
        ))}
        {page < pages && (
          <li>
            <a
              className={styles.page}
              href={hrefOf(page + 1)}
              rel={joinRel('next', hrefOf(page + 1))}
              aria-label="Следующая страница"
            >
              <Icon name="chevron-right" />
            </a>
          </li>
        )}
      </ul>
    </nav>
  )
}

function joinRel(rel: string, href: string): string {
  return [rel, relOf(href)].filter(Boolean).join(' ')
}
