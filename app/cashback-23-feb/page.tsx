import type { Metadata } from 'next'
import { OwnerText } from '@/app/_components/owner-text'
import { CampaignScreen, NoCampaign } from '@/features/club/components/campaign-screen'
import { ClubPage } from '@/features/club/components/club-page'
import { loadCampaign, loadClubTerms } from '@/features/club/server/load-club'
import { orEmpty } from '@/lib/data-cache/load'
import { hrefs } from '@/lib/routing/hrefs'
import { loadMeta } from '@/lib/seo/load-meta'
import { toMetadata } from '@/lib/seo/to-metadata'

/** Of the promotion in the shop's tables, which sets its goods, its time and how much more it gives. */
const CODE = 'cashback-23-feb'
const TITLE = 'Кешбэк к 23 Февраля'

const load = () => orEmpty(() => loadCampaign(CODE), undefined)

export async function generateMetadata(): Promise<Metadata> {
  const campaign = await load()
  return toMetadata(await loadMeta(hrefs.cashback), {
    title: campaign?.title ?? TITLE,
    description: 'Больше бонусов за покупки к 23 Февраля: сколько, за что и в какие дни.',
    path: hrefs.cashback,
    ...(campaign ? {} : { robots: 'noindex, follow' }),
  })
}

export default async function CashbackPage() {
  const [campaign, terms] = await Promise.all([load(), orEmpty(loadClubTerms, undefined)])
  return (
    <ClubPage path={hrefs.cashback} trail={[{ title: 'Клуб', href: hrefs.club }, { title: TITLE }]}>
      {campaign && terms ? (
        <CampaignScreen campaign={campaign} terms={terms} />
      ) : (
        <NoCampaign heading={TITLE} />
      )}
      <OwnerText path={hrefs.cashback} />
    </ClubPage>
  )
}
