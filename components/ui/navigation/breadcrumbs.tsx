import type { ReactNode } from 'react'
import { StaticMarkup } from '@/framework/next/static-markup'
import { hrefs } from '@/lib/routing/hrefs'
import styles from './breadcrumbs.module.css'

export type Breadcrumb = {
  title: string
  href?: string | undefined
  /** Drawn in place of the title. */
  shown?: ReactNode
}

/** The way to the page, the page itself last and without an address; carries BreadcrumbList microdata. */
export function Breadcrumbs({ items }: { items: readonly Breadcrumb[] }) {
  const isText = items.every(({ shown }) => typeof (shown ?? '') === 'string')
  const trail = <Trail items={items} />
  const nav = { 'aria-label': 'Вы здесь', itemScope: true, itemType: 'https://schema.org/BreadcrumbList' }
  if (!isText) return <nav {...nav}>{trail}</nav>
  return (
    <StaticMarkup as="nav" {...nav}>
      {trail}
    </StaticMarkup>
  )
}

function Trail({ items }: { items: readonly Breadcrumb[] }) {
  return (
    <ol className={styles.list}>
      {items.map((item, index) => (
        <li
          key={item.title}
          className={styles.item}
          itemProp="itemListElement"
          itemScope
          itemType="https://schema.org/ListItem"
        >
          {item.href ? (
            <a
              href={item.href}
              itemProp="item"
              data-prefetch={item.href === hrefs.home ? 'hover' : undefined}
            >
              <span itemProp="name">{item.title}</span>
            </a>
          ) : (
            <span itemProp="name" aria-current="page">
              {item.shown ?? item.title}
            </span>
          )}
          <meta itemProp="position" content={String(index + 1)} />
        </li>
      ))}
    </ol>
  )
}
