import type { ReactNode } from 'react'
import { QueryProvider } from '@/lib/query/query-provider'
import { AccountMenu } from './_components/account-menu'
import styles from './_components/account-page.module.css'

export default function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <div className={`container ${styles.layout}`}>
      <aside className={styles.aside}>
        <AccountMenu />
      </aside>
      <div className={styles.content}>
        <QueryProvider>{children}</QueryProvider>
      </div>
    </div>
  )
}
