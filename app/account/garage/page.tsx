import { buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Skeleton } from '@/components/ui/skeleton'
import { hrefs } from '@/lib/routing/hrefs'
import { accountMetadata } from '../_components/account-metadata'
import { AccountPage, EMPTY_STATE_PX } from '../_components/account-page'

const TITLE = 'Гараж'

export const metadata = accountMetadata(TITLE)

export default function Page() {
  return (
    <AccountPage title={TITLE} skeleton={<Skeleton height={EMPTY_STATE_PX} />}>
      <EmptyState
        title="Гараж ещё не открыт"
        text="Здесь будут ваши автомобили с пробегом, обслуживанием и расходами. Пока детали находятся по номеру, названию и разделам каталога."
        actions={
          <a className={buttonClass()} href={hrefs.catalog}>
            Открыть каталог
          </a>
        }
      />
    </AccountPage>
  )
}
