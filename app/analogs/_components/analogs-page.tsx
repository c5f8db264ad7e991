import type { ReactNode } from 'react'
import { Breadcrumbs } from '@/components/ui/navigation/breadcrumbs'
import { hrefs } from '@/lib/routing/hrefs'
import styles from './analogs.module.css'

type Props = { title: string; crumb?: string; children: ReactNode }

/** What the three pages of analogs have in common. */
export function AnalogsPage({ title, crumb, children }: Props) {
  const root = { title: 'Аналоги', href: crumb ? hrefs.analogs : undefined }
  return (
    <div className={`container ${styles.page}`}>
      <Breadcrumbs
        items={[{ title: 'Главная', href: hrefs.home }, root, ...(crumb ? [{ title: crumb }] : [])]}
      />
      <h1 tabIndex={-1}>{title}</h1>
      {children}
    </div>
  )
}
