import type { Metadata } from 'next'
import { FailedPage } from '@/components/layout/failed-page'
import { buttonClass } from '@/components/ui/button'
import { ContentScreen } from '@/features/content/components/content-screen'
import { HelpSections } from '@/features/content/components/help-sections'
import { describe } from '@/features/content/model/describe'
import { loadHelp } from '@/features/content/server/load-help'
import { toLoaded } from '@/lib/gateway/load'
import { hrefs } from '@/lib/routing/hrefs'
import { loadMeta } from '@/lib/seo/load-meta'
import { toMetadata } from '@/lib/seo/to-metadata'

const TITLE = 'Помощь покупателю'

export async function generateMetadata(): Promise<Metadata> {
  const loaded = await toLoaded(loadHelp)
  const page = loaded.kind === 'found' ? loaded.value.page : undefined
  return toMetadata(await loadMeta(hrefs.help), {
    title: page?.title ?? TITLE,
    description: page && describe(page),
    path: hrefs.help,
  })
}

export default async function HelpPage() {
  const [loaded, meta] = await Promise.all([toLoaded(loadHelp), loadMeta(hrefs.help)])
  if (loaded.kind === 'failed') return <FailedPage status={loaded.status} message={loaded.message} />
  const help = loaded.kind === 'found' ? loaded.value : undefined
  const title = help?.page.title ?? TITLE
  return (
    <ContentScreen heading={meta.heading ?? title} trail={[{ title }]}>
      <p>
        <a className={buttonClass({ look: 'secondary' })} href={hrefs.orderLookUp}>
          Где мой заказ
        </a>
      </p>
      <HelpSections help={help} />
    </ContentScreen>
  )
}
