import type { Brand } from '@/gateway/services/reference/load-catalog-reference'
import {
  countText,
  GOODS_WORDS,
  INDEX,
  NO_META,
  sharedPicture,
  type PageMeta,
} from '@/gateway/services/meta/page-meta'
import { fitTitle } from '@/lib/parts/vehicle/fit-title'
import { encodeUriPart } from '@/lib/parts/uri'

export function brandMeta(brand: Brand, siteName: string): PageMeta {
  const goods = countText(brand.productsCount, GOODS_WORDS)
  return {
    ...NO_META,
    title: fitTitle(brand.title, [
      ` — запчасти и товары бренда, купить в «${siteName}»`,
      ' — запчасти и товары бренда',
    ]),
    description: `${brand.title}: ${goods} с ценами и сроками поставки.${brand.preview ? ` ${brand.preview}` : ''}`,
    keywords: [brand.title, 'запчасти', 'купить', 'каталог'].join(', '),
    canonical: `/about/brands/${encodeUriPart(brand.code)}`,
    heading: brand.title,
    subheading: brand.country,
    robots: INDEX,
    image: sharedPicture(brand.logo),
    alt: brand.title,
  }
}
