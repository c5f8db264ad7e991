import { JsonLd } from '@/components/seo/json-ld'
import type { CarService, ServiceShop } from '@/features/autoservice/model/autoservice'
import { env } from '@/lib/env'
import { hrefs } from '@/lib/routing/hrefs'
import { serviceJsonLd, serviceShopJsonLd } from '@/lib/seo/data/service-data'

type Props = {
  title: string
  description: string
  path: string
  services: readonly CarService[]
  shops: readonly ServiceShop[]
}

/** The page's service with its prices, and each shop that does it, for search engines. */
export function ServiceJsonLd({ title, description, path, services, shops }: Props) {
  const origin = env().SITE_URL
  const titles = new Map(services.map(({ code, title: name }) => [code, name]))
  return (
    <>
      <JsonLd data={serviceJsonLd(origin, { path, name: title, description, services })} />
      {shops.map((shop) => (
        <JsonLd
          key={shop.code}
          data={serviceShopJsonLd(origin, hrefs.shop(shop.code), {
            ...shop,
            offered: shop.services.flatMap((code) => titles.get(code) ?? []),
          })}
        />
      ))}
    </>
  )
}
