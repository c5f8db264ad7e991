import { prepareDocument } from '@/framework/next/prepare-document'
import type { Metadata } from 'next'
import { JsonLd } from '@/components/seo/json-ld'
import { GOODS } from '@/features/catalog/model/messages'
import { loadPopularBrands } from '@/features/catalog/server/load-popular-brands'
import { loadSizePickers } from '@/features/catalog/server/load-size-pickers'
import { ProductGrid } from '@/features/product/components/product-grid'
import type { Make } from '@/features/fitment/model/vehicle-options'
import { loadPopularMakes } from '@/features/fitment/server/load-makes'
import { loadPopular } from '@/features/product/server/load-popular'
import { NO_CARDS } from '@/features/product/server/load-similar'
import { HtmlText } from '@/features/content/components/html-text'
import { FEED_LISTS, feedPath } from '@/features/content/model/news-feed'
import { loadNews, loadPromotions } from '@/features/content/server/load-teasers'
import type { ChoiceLink } from '@/features/maintenance/model/maintenance-choice'
import { loadServicedMakes } from '@/features/maintenance/server/load-maintenance'
import { env } from '@/lib/env'
import { formatCount, type PluralForms } from '@/lib/format/plural'
import { orEmpty, toLoaded } from '@/lib/data-cache/load'
import { sanitizeHtml } from '@/lib/html/sanitize'
import { hrefs } from '@/lib/routing/hrefs'
import { loadMeta } from '@/lib/seo/load-meta'
import { OPEN_SEARCH_PATH } from '@/lib/seo/open-search'
import { organizationJsonLd } from '@/lib/seo/data/organization-data'
import { websiteJsonLd } from '@/lib/seo/data/structured-data'
import { toMetadata } from '@/lib/seo/to-metadata'
import { type Bootstrap, loadBootstrap } from '@/lib/site/load-bootstrap'
import { ROOT_SECTION_CODE, sectionByCode, sectionStore } from '@/lib/site/section-store'
import { AdPlace } from './_components/marketing/ad-place'
import { RecommendedPlace } from './_components/marketing/recommended-place'
import { CardList } from '@/app/_components/goods/card-list'
import { handOverCards } from '@/app/_components/goods/hand-over-cards'
import { HomeBlock } from './_components/home/home-block'
import type { MakeLink } from './_components/home/car/car-picker'
import { HomeHero } from './_components/home/home-hero'
import { HomeBrands, HomeFilters } from './_components/home/home-links'
import { HomeMenuTiles } from './_components/home/home-menu-tiles'
import { HomeNews } from './_components/home/home-news'
import { HomePromos } from './_components/home/home-promos'
import { HomeShops } from './_components/home/home-shops'
import { toMenuLink } from './_components/frame/menu/site-menu-link-data'
import styles from './_components/home/home-block.module.css'

const BRANDS = 16
const MAKES = 23
const PROMOS = 6
const NEWS = 3
const SHOPS: PluralForms = ['магазин', 'магазина', 'магазинов']

export async function generateMetadata(): Promise<Metadata> {
  const feeds = FEED_LISTS.map((list) => ({ url: feedPath(list), title: list.title }))
  return toMetadata(await loadMeta(hrefs.home), { path: hrefs.home, feeds })
}

export default async function HomePage() {
  const [bootstrap, meta, makes, serviced, pickers, brands, promos, news, popular] = await Promise.all([
    toLoaded(loadBootstrap),
    loadMeta(hrefs.home),
    orEmpty(() => loadPopularMakes(MAKES), []),
    orEmpty(loadServicedMakes, []),
    orEmpty(loadSizePickers, []),
    orEmpty(() => loadPopularBrands(BRANDS), []),
    orEmpty(() => loadPromotions(PROMOS), []),
    orEmpty(() => loadNews(NEWS), []),
    orEmpty(loadPopular, NO_CARDS),
    prepareDocument(),
  ])
  // The root layout has already said why.
  if (bootstrap.kind !== 'found') return null
  const { menus, sections, shops, params } = bootstrap.value
  const words = sanitizeHtml(meta.content)
  const filterMenus = Object.values(menus.filters).map(toMenuLink)

  return (
    <>
      <link
        rel="search"
        type="application/opensearchdescription+xml"
        title={params.siteName}
        href={OPEN_SEARCH_PATH}
      />
      <JsonLd data={websiteJsonLd(env().SITE_URL, params.siteName)} />
      <JsonLd data={organizationJsonLd(env().SITE_URL, params)} />
      <HomeHero
        heading={meta.heading}
        subheading={meta.subheading}
        facts={shopFacts(bootstrap.value)}
        makes={linkMakes(makes, serviced)}
        selection={menus.selectionHelper}
        pickers={pickers}
      />
      <div className={`container ${styles.blocks}`}>
        {menus.catalogMain.length > 0 && (
          <HomeBlock title="Каталог" all={{ title: 'Все разделы', href: hrefs.catalog }}>
            <HomeMenuTiles items={menus.catalogMain} look="cards" sections={sections} />
          </HomeBlock>
        )}
        {promos.length > 0 && (
          <HomeBlock title="Акции" all={{ title: 'Все акции', href: hrefs.promos }}>
            <HomePromos promos={promos} />
          </HomeBlock>
        )}
        {popular.cards.length > 0 && (
          <HomeBlock title="Популярные товары">
            <RecommendedPlace kind="personal">
              <ProductGrid view="strip" label="Популярные товары">
                <CardList goods={handOverCards(popular.cards)} now={popular.readAt} />
              </ProductGrid>
            </RecommendedPlace>
          </HomeBlock>
        )}
        <RecommendedPlace kind="viewed" title="Вы смотрели" />
        {menus.popular.length > 0 && (
          <HomeBlock title="Часто ищут">
            <HomeMenuTiles items={menus.popular} look="tiles" sections={sections} />
          </HomeBlock>
        )}
        {brands.length > 0 && (
          <HomeBlock title="Популярные бренды" all={{ title: 'Все бренды', href: hrefs.brands }}>
            <HomeBrands
              brands={brands.map(({ code, title, picture }) => ({ title, href: hrefs.brand(code), picture }))}
            />
          </HomeBlock>
        )}
        {filterMenus.length > 0 && (
          <HomeBlock title="Шины и масла по параметрам">
            <HomeFilters groups={filterMenus} />
          </HomeBlock>
        )}
        {menus.serviceMain.length > 0 && (
          <HomeBlock title="Сервисы">
            <HomeMenuTiles items={menus.serviceMain} look="rows" />
          </HomeBlock>
        )}
        <AdPlace name="home" />
        {news.length > 0 && (
          <HomeBlock title="Новости" all={{ title: 'Все новости', href: hrefs.news }}>
            <HomeNews news={news} />
          </HomeBlock>
        )}
        {shops.length > 0 && (
          <HomeBlock title="Магазины" all={{ title: 'Все магазины', href: hrefs.shops }}>
            <HomeShops shops={shops.filter((shop) => shop.showUser)} />
          </HomeBlock>
        )}
        {words && (
          <div className={styles.block}>
            <HtmlText html={words} />
          </div>
        )}
      </div>
    </>
  )
}

/** Where a make leads without scripts. */
function linkMakes(makes: readonly Make[], serviced: readonly ChoiceLink[]): MakeLink[] {
  const hrefOf = new Map(serviced.map(({ title, href }) => [title.toLowerCase(), href]))
  return makes.map((make) => ({ ...make, href: hrefOf.get(make.title.toLowerCase()) ?? hrefs.maintenance }))
}

function shopFacts({ sections, shops }: Bootstrap): string[] {
  const root = sectionByCode(sectionStore(sections), ROOT_SECTION_CODE)
  return [
    ...(root && root.count > 0 ? [formatCount(root.count, GOODS)] : []),
    ...(shops.length > 0 ? [formatCount(shops.length, SHOPS)] : []),
    'Цены и сроки поставщиков на одной странице',
  ]
}
