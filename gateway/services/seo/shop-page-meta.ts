import { eq } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { shops } from '@/gateway/db/schema/offers'
import { INDEX, NO_META, sharedPicture, type PageMeta } from '@/gateway/services/meta/page-meta'
import type { PageUri } from '@/gateway/services/seo/parse-page-uri'
import { fitTitle } from '@/lib/parts/vehicle/fit-title'

/** Head of the page of a shop; undefined when the address names none. */
export async function shopPageMeta(
  db: Database,
  { path, segments }: PageUri,
  siteName: string,
): Promise<PageMeta | undefined> {
  const [folder, code, ...rest] = segments
  if (folder !== 'shops' || code === undefined || rest.length > 0) return undefined
  const [shop] = await db.select().from(shops).where(eq(shops.code, code)).limit(1)
  return (
    shop && {
      ...NO_META,
      title: fitTitle(`${shop.title}: адрес, часы работы, телефон`, [` — «${siteName}»`]),
      description: `${shop.title}: ${addressOf(shop)}. Открыт с ${shop.opensAt} до ${shop.closesAt}: телефон, как проехать, самовывоз.`,
      canonical: path,
      heading: shop.title,
      robots: INDEX,
      image: sharedPicture(shop.pictures[0]),
      alt: shop.title,
    }
  )
}

function addressOf({ city, address }: { city: string; address: string }): string {
  return address.startsWith(city) ? address : `${city}, ${address}`
}
