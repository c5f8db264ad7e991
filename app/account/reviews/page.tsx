import { buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Skeleton } from '@/components/ui/skeleton'
import { hrefs } from '@/lib/routing/hrefs'
import { accountMetadata } from '../_components/account-metadata'
import { AccountPage, EMPTY_STATE_PX } from '../_components/account-page'

const TITLE = 'Отзывы'

export const metadata = accountMetadata(TITLE)

export default function Page() {
  return (
    <AccountPage title={TITLE} skeleton={<Skeleton height={EMPTY_STATE_PX} />}>
      <EmptyState
        title="Писать отзывы отсюда ещё нельзя"
        text="Здесь появятся купленные товары, о которых можно рассказать, и то, что вы уже написали. Чужие отзывы читайте на страницах товаров."
        actions={
          <a className={buttonClass()} href={hrefs.catalog}>
            Открыть каталог
          </a>
        }
      />
    </AccountPage>
  )
}
