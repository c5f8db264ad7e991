import { Breadcrumbs } from '@/components/ui/navigation/breadcrumbs'
import { ReadAhead } from '@/lib/query/read-ahead'
import { hrefs } from '@/lib/routing/hrefs'
import { AccountGate } from './_components/account-gate'
import { accountMetadata } from './_components/account-metadata'
import { AccountOverview } from './_components/account-overview'
import { countQueries } from './_components/count-queries'
import { loadShownServices } from './_components/load-shown-services'
import { OverviewSkeleton } from './_components/overview-skeleton'
import { readVisitor } from './_components/read-visitor'
import styles from './_components/account-page.module.css'

const TITLE = 'Мой кабинет'

export const metadata = accountMetadata(TITLE)

export default async function AccountHomePage() {
  const [visitor, shown] = await Promise.all([readVisitor(), loadShownServices()])
  const isCorporate = visitor?.group === 'corporate'
  const hasService = shown.length > 0
  return (
    <>
      <Breadcrumbs items={[{ title: 'Главная', href: hrefs.home }, { title: TITLE }]} />
      <h1 className={styles.title} tabIndex={-1}>
        {TITLE}
      </h1>
      <AccountGate skeleton={<OverviewSkeleton hasService={hasService} />}>
        <ReadAhead queries={countQueries({ isCorporate })}>
          <AccountOverview hasService={hasService} />
        </ReadAhead>
      </AccountGate>
    </>
  )
}
