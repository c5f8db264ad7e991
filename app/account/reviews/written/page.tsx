import { TextSkeleton } from '@/components/ui/skeleton'
import { writtenOptions } from '@/features/reviews/api/review-queries'
import { WrittenScreen } from '@/features/reviews/components/own/written-screen'
import { ReadAhead } from '@/lib/query/read-ahead'
import { hrefs } from '@/lib/routing/hrefs'
import { accountMetadata } from '../../_components/account-metadata'
import { AccountPage } from '../../_components/account-page'

const TITLE = 'Написанные отзывы'

export const metadata = accountMetadata(TITLE)

export default function Page() {
  return (
    <AccountPage
      title={TITLE}
      trail={[{ title: 'Отзывы', href: hrefs.reviews }]}
      skeleton={<TextSkeleton lines={8} />}
    >
      <ReadAhead queries={[writtenOptions(1)]}>
        <WrittenScreen />
      </ReadAhead>
    </AccountPage>
  )
}
