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

type Place = (typeof PLACES)[number]['href']

/** A page that the shop's staff works on. */
export function DeskFrame({ title, place, children }: { title: string; place: Place; children: ReactNode }) {
  return (
    <div className={`container ${styles.page}`}>
      <Breadcrumbs
        items={[
          { title: 'Главная', href: hrefs.home },
          { title: 'Рабочее место', href: deskHrefs.orders },
          { title },
        ]}
      />
      <nav className={styles.places} aria-label="Рабочее место">
        {PLACES.map((one) => (
          <a
            key={one.href}
            href={one.href}
            data-prefetch="none"
            aria-current={one.href === place ? 'page' : undefined}
          >
            {one.title}
          </a>
        ))}
      </nav>
      <h1 tabIndex={-1}>{title}</h1>
      <QueryProvider>{children}</QueryProvider>
    </div>
  )
}
