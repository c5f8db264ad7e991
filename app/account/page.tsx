import { Breadcrumbs } from '@/components/ui/navigation/breadcrumbs'
import { hrefs } from '@/lib/routing/hrefs'
import { AccountGate } from './_components/account-gate'
import { accountMetadata } from './_components/account-metadata'
import { AccountOverview } from './_components/account-overview'
import { OverviewSkeleton } from './_components/overview-skeleton'
import styles from './_components/account-page.module.css'

const TITLE = 'Мой кабинет'

export const metadata = accountMetadata(TITLE)

export default function AccountHomePage() {
  return (
    <>
      <Breadcrumbs items={[{ title: 'Главная', href: hrefs.home }, { title: TITLE }]} />
      <h1 className={styles.title} tabIndex={-1}>
        {TITLE}
      </h1>
      <AccountGate skeleton={<OverviewSkeleton />}>
        <AccountOverview />
      </AccountGate>
    </>
  )
}
