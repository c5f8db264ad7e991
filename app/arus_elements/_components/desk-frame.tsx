import type { ReactNode } from 'react'
import { Breadcrumbs } from '@/components/ui/navigation/breadcrumbs'
import { QueryProvider } from '@/lib/query/query-provider'
import { deskHrefs } from '@/lib/routing/desk-hrefs'
import { hrefs } from '@/lib/routing/hrefs'
import styles from '../elements.module.css'

const PLACES = [
  { title: 'Заказы', href: deskHrefs.orders },
  { title: 'Отзывы', href: hrefs.reviewModeration },
  { title: 'Обращения', href: hrefs.inquiryDesk },
] as const

/** A page that the shop's staff works on. */
export function DeskFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={`container ${styles.page}`}>
      <Breadcrumbs
        items={[
          { title: 'Главная', href: hrefs.home },
          { title: 'Рабочее место', href: deskHrefs.orders },
          { title },
        ]}
      />
      <nav className={styles.row} aria-label="Рабочее место">
        {PLACES.map((place) => (
          <a key={place.href} href={place.href} data-prefetch="none">
            {place.title}
          </a>
        ))}
      </nav>
      <h1 tabIndex={-1}>{title}</h1>
      <QueryProvider>{children}</QueryProvider>
    </div>
  )
}
