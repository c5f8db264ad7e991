import type { ReactNode } from 'react'
import { Breadcrumbs } from '@/components/ui/navigation/breadcrumbs'
import { QueryProvider } from '@/lib/query/query-provider'
import { deskHrefs } from '@/lib/routing/desk-hrefs'
import { hrefs } from '@/lib/routing/hrefs'
import styles from '../elements.module.css'
import { DeskPlaces, type Place } from './desk-places'

const NEEDS_SCRIPTS =
  'Рабочему месту нужны скрипты. Без них видно то, что загрузилось, но изменить ничего нельзя.'

/** A page that the shop's staff works on. */
export function DeskFrame({ title, place, children }: { title: string; place: Place; children: ReactNode }) {
  return (
    <QueryProvider>
      <div className={`container ${styles.page}`}>
        <Breadcrumbs
          items={[
            { title: 'Главная', href: hrefs.home },
            { title: 'Рабочее место', href: deskHrefs.orders },
            { title },
          ]}
        />
        <DeskPlaces place={place} />
        <h1 tabIndex={-1}>{title}</h1>
        <noscript>
          <p>{NEEDS_SCRIPTS}</p>
        </noscript>
        {children}
      </div>
    </QueryProvider>
  )
}
