import type { Metadata } from 'next'
import { FailedPage } from '@/components/layout/failed-page'
import { NotFoundPage } from '@/components/layout/not-found-page'
import { HtmlText } from '@/features/content/components/html-text'
import { JsonLd } from '@/components/seo/json-ld'
import { ShopScreen } from '@/features/shops/components/shop-screen'
import { addressOf } from '@/lib/parts/shops/address-of'
import { loadShop } from '@/features/shops/server/load-shops'
import { env } from '@/lib/env'
import { toLoaded } from '@/lib/data-cache/load'
import { sanitizeHtml } from '@/lib/html/sanitize'
import { mediaUrl } from '@/lib/image/image-url'
import { decodeUriPart } from '@/lib/parts/uri'
import { hrefs } from '@/lib/routing/hrefs'
import { loadMeta } from '@/lib/seo/load-meta'
import { shopJsonLd } from '@/lib/seo/data/structured-data'
import { toMetadata } from '@/lib/seo/to-metadata'

type Params = { params: Promise<{ entities: string }> }

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  const loaded = await readShop(params)
  if (loaded.kind !== 'found') return {}
  const shop = loaded.value
  const path = hrefs.shop(shop.code)
  return toMetadata(await loadMeta(path), {
    title: `${shop.title}: адрес, часы работы, телефон`,
    description: `${shop.title}: ${addressOf(shop)}. Часы работы, телефон, как проехать и какие услуги есть в магазине.`,
    path,
  })
}

export default async function ShopPage({ params }: Params) {
  const loaded = await readShop(params)
  if (loaded.kind === 'missing') return <NotFoundPage />
  if (loaded.kind === 'failed') return <FailedPage status={loaded.status} message={loaded.message} />
  const shop = loaded.value
  const path = hrefs.shop(shop.code)
  const { heading, subheading, content } = await loadMeta(path)
  const pictures = shop.pictureUrl.map((picture) => mediaUrl(picture))
  return (
    <ShopScreen
      shop={shop}
      heading={heading ?? shop.title}
      subheading={subheading}
      content={sanitizeHtml(shop.content)}
      hasTaxi={env().FEATURES.taxi}
      words={<HtmlText html={sanitizeHtml(content)} />}
      structuredData={<JsonLd data={shopJsonLd(env().SITE_URL, path, { ...shop, pictures })} />}
    />
  )
}

async function readShop(params: Params['params']) {
  const { entities } = await params
  return toLoaded(async () => loadShop(decodeUriPart(entities) ?? ''))
}
