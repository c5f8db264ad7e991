import { buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Skeleton } from '@/components/ui/skeleton'
import { hrefs } from '@/lib/routing/hrefs'
import { accountMetadata } from '../_components/account-metadata'
import { AccountPage, EMPTY_STATE_PX } from '../_components/account-page'

const TITLE = 'Хранение шин'

export const metadata = accountMetadata(TITLE)

export default function Page() {
  return (
    <AccountPage title={TITLE} skeleton={<Skeleton height={EMPTY_STATE_PX} />}>
      <EmptyState
        title="Хранение ещё не подключено"
        text="Здесь будут комплекты, которые вы сдали на хранение, и запись на выдачу. Пока об этом расскажут в магазине."
        actions={
          <a className={buttonClass()} href={hrefs.shops}>
            Магазины и телефоны
          </a>
        }
      />
    </AccountPage>
  )
}
