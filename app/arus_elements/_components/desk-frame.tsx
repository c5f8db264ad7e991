import type { ReactNode } from 'react'
import { Breadcrumbs } from '@/components/ui/navigation/breadcrumbs'
import { QueryProvider } from '@/lib/query/query-provider'
import { hrefs } from '@/lib/routing/hrefs'
import styles from '../elements.module.css'

/** A page that administrators work on. */
export function DeskFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={`container ${styles.page}`}>
      <Breadcrumbs
        items={[
          { title: 'Главная', href: hrefs.home },
          { title: 'Администратору', href: hrefs.elements },
          { title },
        ]}
      />
      <h1 tabIndex={-1}>{title}</h1>
      <QueryProvider>{children}</QueryProvider>
    </div>
  )
}
