import { TextSkeleton } from '@/components/ui/skeleton'
import { bonusCardOptions, promoCodesOptions } from '@/features/loyalty/api/club-queries'
import { PromoScreen } from '@/features/loyalty/components/promo-screen'
import { ReadAhead } from '@/lib/query/read-ahead'
import { hrefs } from '@/lib/routing/hrefs'
import { accountMetadata } from '../../_components/account-metadata'
import { AccountPage } from '../../_components/account-page'

const TITLE = 'Промокоды'
const ROWS = 6

export const metadata = accountMetadata(TITLE)

export default function Page() {
  return (
    <AccountPage
      title={TITLE}
      skeleton={<TextSkeleton lines={ROWS} />}
      trail={[
        { title: 'Гараж', href: hrefs.garage },
        { title: 'Клуб и бонусы', href: hrefs.loyalty },
      ]}
    >
      <ReadAhead queries={[bonusCardOptions, promoCodesOptions]}>
        <PromoScreen />
      </ReadAhead>
    </AccountPage>
  )
}
