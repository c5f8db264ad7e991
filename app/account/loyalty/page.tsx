import { buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Skeleton } from '@/components/ui/skeleton'
import { hrefs } from '@/lib/routing/hrefs'
import { accountMetadata } from '../_components/account-metadata'
import { AccountPage, EMPTY_STATE_PX } from '../_components/account-page'

const TITLE = 'Клуб и бонусы'

export const metadata = accountMetadata(TITLE)

export default function Page() {
  return (
    <AccountPage
      title={TITLE}
      skeleton={<Skeleton height={EMPTY_STATE_PX} />}
      trail={[{ title: 'Гараж', href: hrefs.garage }]}
    >
      <EmptyState
        title="Клуб ещё не открыт"
        text="Здесь будут карта, уровень, история бонусов и промокоды. Пока страница не готова, спросите о бонусах по телефону внизу."
        actions={
          <a className={buttonClass()} href={hrefs.orders}>
            Мои заказы
          </a>
        }
      />
    </AccountPage>
  )
}
