import type { ReactNode } from 'react'
import { Breadcrumbs } from '@/components/ui/navigation/breadcrumbs'
import { TextSkeleton } from '@/components/ui/skeleton'
import { hrefs } from '@/lib/routing/hrefs'
import { AccountGate } from './account-gate'
import styles from './account-page.module.css'

/** Height of an empty state with a button, for the skeleton of a page that holds nothing else. */
export const EMPTY_STATE_PX = 216

type Props = {
  title: string
  /** Steps between «Мой кабинет» and this page. */
  trail?: readonly { title: string; href: string }[]
  /** Has the geometry of what comes. */
  skeleton?: ReactNode
  /** See `AccountGate`. */
  isOfStores?: boolean
  children: ReactNode
}

/** A page of the account: its frame is the same for everyone, its content is shown to its owner. */
export function AccountPage({
  title,
  trail = [],
  skeleton = <TextSkeleton lines={6} />,
  isOfStores,
  children,
}: Props) {
  return (
    <>
      <Breadcrumbs
        items={[
          { title: 'Главная', href: hrefs.home },
          { title: 'Мой кабинет', href: hrefs.account },
          ...trail,
          { title },
        ]}
      />
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      <AccountGate skeleton={skeleton} isOfStores={isOfStores}>
        {children}
      </AccountGate>
    </>
  )
}
