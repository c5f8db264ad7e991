import { TextSkeleton } from '@/components/ui/skeleton'
import { unreviewedOptions } from '@/features/reviews/api/review-queries'
import { ReviewsScreen } from '@/features/reviews/components/reviews-screen'
import { ReadAhead } from '@/lib/query/read-ahead'
import { toSearchParams } from '@/lib/routing/query'
import { accountMetadata } from '../_components/account-metadata'
import { AccountPage } from '../_components/account-page'

const TITLE = 'Отзывы'

export const metadata = accountMetadata(TITLE)

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function Page({ searchParams }: Props) {
  const isWriting = toSearchParams(await searchParams).has('product')
  return (
    <AccountPage title={TITLE} skeleton={<TextSkeleton lines={8} />}>
      <ReadAhead queries={isWriting ? [] : [unreviewedOptions(1)]}>
        <ReviewsScreen />
      </ReadAhead>
    </AccountPage>
  )
}
