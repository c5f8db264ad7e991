import type { ReactNode } from 'react'
import { Breadcrumbs } from '@/components/ui/navigation/breadcrumbs'
import { hrefs } from '@/lib/routing/hrefs'
import styles from './look-up-page.module.css'

export const LOOK_UP_TITLE = 'Где мой заказ'
export const LOOK_UP_LEAD =
  'Узнайте без входа в кабинет, что с заказом и когда его ждать: нужны номер заказа и телефон из него.'

type Props = {
  /** What the form is for; nothing under an answer. */
  lead?: string
  children: ReactNode
}

/** The page that finds an order without signing in, before and after its form is sent. */
export function LookUpPage({ lead, children }: Props) {
  return (
    <div className={`container ${styles.page}`}>
      <Breadcrumbs
        items={[
          { title: 'Главная', href: hrefs.home },
          { title: 'Помощь', href: hrefs.help },
          { title: LOOK_UP_TITLE },
        ]}
      />
      <h1 tabIndex={-1}>{LOOK_UP_TITLE}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </div>
  )
}
