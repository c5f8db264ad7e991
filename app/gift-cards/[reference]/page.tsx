import type { Metadata } from 'next'
import { NotFoundPage } from '@/components/layout/not-found-page'
import { Breadcrumbs } from '@/components/ui/navigation/breadcrumbs'
import { GiftPurchaseScreen } from '@/features/gift-cards/components/gift-purchase-screen'
import { loadIsGiftPurchase } from '@/features/gift-cards/server/load-is-gift-purchase'
import { toLoaded } from '@/lib/data-cache/load'
import { loadSiteName } from '@/lib/site/load-site-name'
import { decodeUriPart } from '@/lib/parts/uri'
import { hrefs } from '@/lib/routing/hrefs'
import { robotsOf } from '@/lib/routing/pages'

const TITLE = 'Покупка карты'

export const metadata: Metadata = {
  title: TITLE,
  robots: robotsOf('/gift-cards/[reference]'),
  referrer: 'no-referrer',
}

type Props = { params: Promise<{ reference: string }> }

/** How far a purchase is: read by the browser, because the address is its buyer's alone. */
export default async function GiftPurchasePage({ params }: Props) {
  const reference = decodeUriPart((await params).reference) ?? ''
  if ((await toLoaded(() => loadIsGiftPurchase(reference))).kind === 'missing') return <NotFoundPage />
  return (
    <div className="container">
      <Breadcrumbs
        items={[
          { title: 'Главная', href: hrefs.home },
          { title: 'Подарочные карты', href: hrefs.giftCards },
          { title: TITLE },
        ]}
      />
      <h1 tabIndex={-1}>{TITLE}</h1>
      <GiftPurchaseScreen reference={reference} siteName={await loadSiteName()} />
      <noscript>
        <p>
          Чтобы увидеть, где сейчас карта, браузеру нужны скрипты. Письма о покупке и отправке придут и без
          них.
        </p>
      </noscript>
    </div>
  )
}
