import type { ReactNode } from 'react'
import { QueryProvider } from '@/lib/query/query-provider'
import { PageClock } from '@/lib/time/page-clock'
import { KnownVisitor } from '@/stores/user/known-visitor'
import { AccountMenu } from './_components/account-menu'
import { loadShownServices } from './_components/load-shown-services'
import { readVisitor } from './_components/read-visitor'
import styles from './_components/account-page.module.css'

export default async function AccountLayout({ children }: { children: ReactNode }) {
  const [visitor, shown] = await Promise.all([readVisitor(), loadShownServices()])
  return (
    <KnownVisitor record={visitor}>
      <PageClock at={Date.now()}>
        <QueryProvider>
          <div className={`container ${styles.layout}`}>
            <aside className={styles.aside}>
              <AccountMenu hasService={shown.length > 0} />
            </aside>
            <div className={styles.content}>{children}</div>
          </div>
        </QueryProvider>
      </PageClock>
    </KnownVisitor>
  )
}
