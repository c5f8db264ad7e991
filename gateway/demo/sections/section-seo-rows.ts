import { DEMO_SECTIONS } from '@/gateway/demo/sections/sections'
import { fitTitle } from '@/lib/parts/vehicle/fit-title'

/** Heads of the sections' pages, which follow from the catalogue; those of other pages are in `content/seo.yaml`. */
export function sectionSeoRows() {
  return DEMO_SECTIONS.filter(({ level }) => level > 0).map(({ code, title, content, picture }) => ({
    uri: `/catalog/${code}`,
    title: fitTitle(title, [
      ' — купить с доставкой, цены и наличие · Арус',
      ' — купить с доставкой · Арус',
      ' · Арус',
    ]),
    keywords: `${title.toLowerCase()}, купить, цена, подбор`,
    description: `${title}: цены, наличие в магазинах и сроки поставки. Подбор по автомобилю и номеру детали, самовывоз и доставка.`,
    heading: title,
    subheading: null,
    content,
    image: picture,
    alt: title,
  }))
}
