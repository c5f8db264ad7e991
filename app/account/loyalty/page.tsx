import { Skeleton } from '@/components/ui/skeleton'
import { bonusCardOptions, operationsOptions, progressOptions } from '@/features/loyalty/api/club-queries'
import { toLoaded } from '@/lib/data-cache/load'
import { ReadAhead } from '@/lib/query/read-ahead'
import { hrefs } from '@/lib/routing/hrefs'
import { parsePage } from '@/lib/routing/paging'
import { toSearchParams } from '@/lib/routing/query'
import { loadBootstrap } from '@/lib/site/load-bootstrap'
import { loadSiteName } from '@/lib/site/load-site-name'
import { accountMetadata } from '../_components/account-metadata'
import { AccountPage } from '../_components/account-page'
import { OwnClub } from './_components/own-club'

const TITLE = 'Клуб и бонусы'
const CARD_PX = 264
const DOCUMENT_CODES = ['loyalty-rules', 'loyalty-terms']

export const metadata = accountMetadata(TITLE)

/** Rules and terms of the club, where the owner's documents name them. */
async function loadDocuments() {
  const site = await toLoaded(loadBootstrap)
  if (site.kind !== 'found') return []
  return site.value.params.documents
    .filter(({ code }) => DOCUMENT_CODES.includes(code))
    .map(({ title, url }) => ({ title, href: url }))
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function Page({ searchParams }: Props) {
  const page = parsePage(toSearchParams(await searchParams).get('page'))
  return (
    <AccountPage
      title={TITLE}
      skeleton={<Skeleton height={CARD_PX} />}
      trail={[{ title: 'Гараж', href: hrefs.garage }]}
    >
      <ReadAhead queries={[bonusCardOptions, progressOptions, operationsOptions(page)]}>
        <OwnClub siteName={await loadSiteName()} documents={await loadDocuments()} />
      </ReadAhead>
    </AccountPage>
  )
}
