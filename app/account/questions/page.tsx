import { TextSkeleton } from '@/components/ui/skeleton'
import { ownQuestionsOptions } from '@/features/questions/api/question-queries'
import { QuestionsScreen } from '@/features/questions/components/questions-screen'
import { ReadAhead } from '@/lib/query/read-ahead'
import { hrefs } from '@/lib/routing/hrefs'
import { toSearchParams } from '@/lib/routing/query'
import { accountMetadata } from '../_components/account-metadata'
import { AccountPage } from '../_components/account-page'

const TITLE = 'Вопросы о товарах'

export const metadata = accountMetadata(TITLE)

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function Page({ searchParams }: Props) {
  const query = toSearchParams(await searchParams)
  const isWriting = query.has('product') || query.has('answer')
  return (
    <AccountPage
      title={TITLE}
      trail={[{ title: 'Отзывы', href: hrefs.reviews }]}
      skeleton={<TextSkeleton lines={8} />}
    >
      <ReadAhead queries={isWriting ? [] : [ownQuestionsOptions(1)]}>
        <QuestionsScreen />
      </ReadAhead>
    </AccountPage>
  )
}
