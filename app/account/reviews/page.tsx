import { TextSkeleton } from '@/components/ui/skeleton'
import { ReviewsScreen } from '@/features/reviews/components/reviews-screen'
import { accountMetadata } from '../_components/account-metadata'
import { AccountPage } from '../_components/account-page'

const TITLE = 'Отзывы'

export const metadata = accountMetadata(TITLE)

export default function Page() {
  return (
    <AccountPage title={TITLE} skeleton={<TextSkeleton lines={8} />}>
      <ReviewsScreen />
    </AccountPage>
  )
}
