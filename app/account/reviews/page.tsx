import { TextSkeleton } from '@/components/ui/skeleton'
import { unreviewedOptions } from '@/features/reviews/api/review-queries'
import { ReviewsScreen } from '@/features/reviews/components/own/reviews-screen'
import { orEmpty } from '@/lib/data-cache/load'
import { ReadAhead } from '@/lib/query/read-ahead'
import { questionHrefs } from '@/lib/routing/question-hrefs'
import { toSearchParams } from '@/lib/routing/query'
import { loadBootstrap } from '@/lib/site/load-bootstrap'
import { accountMetadata } from '../_components/account-metadata'
import { AccountPage } from '../_components/account-page'
import styles from './page.module.css'

const TITLE = 'Отзывы'

export const metadata = accountMetadata(TITLE)

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function Page({ searchParams }: Props) {
  const isWriting = toSearchParams(await searchParams).has('product')
  const site = await orEmpty(loadBootstrap, undefined)
  return (
    <AccountPage title={TITLE} skeleton={<TextSkeleton lines={8} />}>
      <ReadAhead queries={isWriting ? [] : [unreviewedOptions(1)]}>
        <ReviewsScreen />
        {!isWriting && site?.hasQuestions && (
          <p className={styles.questions}>
            <a href={questionHrefs.own}>Мои вопросы о товарах</a>
          </p>
        )}
      </ReadAhead>
    </AccountPage>
  )
}
