import type { Metadata } from 'next'
import { buttonClass } from '@/components/ui/button'
import { ContentScreen } from '@/features/content/components/content-screen'
import { HelpSections } from '@/features/content/components/help-sections'
import { describe } from '@/features/content/model/describe'
import { loadHelp } from '@/features/content/server/load-help'
import { orEmpty } from '@/lib/data-cache/load'
import { hrefs } from '@/lib/routing/hrefs'
import { loadMeta } from '@/lib/seo/load-meta'
import { toMetadata } from '@/lib/seo/to-metadata'

const TITLE = 'Помощь покупателю'

export async function generateMetadata(): Promise<Metadata> {
  const page = (await orEmpty(loadHelp, undefined))?.page
  return toMetadata(await loadMeta(hrefs.help), {
    title: page?.title ?? TITLE,
    description: page ? describe(page) : 'Ответы на вопросы о заказе, доставке, оплате и возврате.',
    path: hrefs.help,
  })
}

export default async function HelpPage() {
  const [help, meta] = await Promise.all([orEmpty(loadHelp, undefined), loadMeta(hrefs.help)])
  const title = help?.page.title ?? TITLE
  return (
    <ContentScreen heading={meta.heading ?? title} trail={[{ title }]} meta={meta}>
      <p>
        <a className={buttonClass({ look: 'secondary' })} href={hrefs.orderLookUp}>
          Где мой заказ
        </a>
      </p>
      <HelpSections help={help} />
    </ContentScreen>
  )
}
