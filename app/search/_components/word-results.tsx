import { narrowingSections } from '@/features/catalog/model/narrowing-sections'
import { asksForMaintenance } from '@/features/search/model/next-steps'
import { FoundLinks } from '@/features/search/components/found-links'
import { SoughtCar } from '@/features/search/components/sought-car'
import { UnusedWords } from '@/features/search/components/unused-words'
import type { SearchPlan } from '@/features/search/model/search-plan'
import { type SearchResult, shownParts } from '@/features/search/server/load-search'
import { CardList } from '@/app/_components/goods/card-list'
import { handOverCards } from '@/app/_components/goods/hand-over-cards'
import { ProductGrid } from '@/features/product/components/product-grid'
import { toProductCard } from '@/features/product/model/product-card-data'
import { Pagination } from '@/components/ui/navigation/pagination'
import { formatCount } from '@/lib/format/plural'
import { buildFilterSegment } from '@/lib/parts/filter-segment'
import { formatCatalogQuery, parseCatalogQuery } from '@/lib/routing/catalog-address/catalog-query'
import { hrefs } from '@/lib/routing/hrefs'
import { FoundListing } from './found-listing'
import { loadFound } from './load-found'
import { NumberResults } from './number-results'
import { OnlyMyCar } from './only-my-car'
import type { NumberTableAddresses } from './number-table/table-addresses'
import styles from './search-results.module.css'

type Props = {
  result: Extract<SearchResult, { kind: 'words' }>
  plan: Extract<SearchPlan, { kind: 'words' }>
  table: NumberTableAddresses
}
type Found = Props['result']['found']

const MAX_BRAND_SECTIONS = 12

/** What words led to: the part when they are a number, sections, brands and goods. */
export async function WordResults({ result, plan, table }: Props) {
  const { found, byNumber, brandSections } = result
  const { query, mode, isOem } = plan
  const assistants = found.car?.isTyped ? '' : plan.assistants.join('.')
  const section = await loadFound(plan, found)
  const hrefOf = (target: number) =>
    hrefs.search({ q: query, mode, assistants }) + (target > 1 ? `&page=${target}` : '')
  return (
    <>
      {!found.car && assistants === '' && plan.spellings.length === 0 && <OnlyMyCar />}
      {found.car && <SoughtCar car={found.car} query={query} mode={mode} />}
      <UnusedWords
        words={found.unused}
        query={query}
        mode={mode}
        assistants={assistants}
        className={styles.lead}
      />
      {found.missing.length > 0 && (
        <p className={styles.lead}>
          {found.car ? 'Для этой машины таких нет' : 'Таких нет'}: <b>{found.missing.join(', ')}</b>. Ниже
          ближайшие по размеру.
        </p>
      )}
      {found.isCorrected && <p className={styles.lead}>Показаны результаты по «{found.query}»</p>}
      <NumberResults byNumber={byNumber} isOem={isOem} table={table} />
      <FoundLinks
        title="Разделы"
        links={[
          ...(asksForMaintenance(query) ? [{ href: hrefs.maintenance, title: 'Плановое ТО' }] : []),
          ...narrowingSections(found.sections, found.total).map(({ code, title, count }) => ({
            href: found.total > 0 ? foundInSection(code, query, assistants) : hrefs.section(code),
            title,
            count,
          })),
        ]}
      />
      <FoundLinks
        title="Бренды"
        links={found.brands.map(({ code, title, count }) => ({ href: hrefs.brand(code), title, count }))}
      />
      {brandSections.map(({ brand, sections }) => (
        <FoundLinks
          key={brand.code}
          title={`${brand.title} в разделах`}
          links={sections.slice(0, MAX_BRAND_SECTIONS).map(({ code, title, count }) => ({
            href: `${hrefs.section(code)}/${buildFilterSegment('brand', [{ rewriteCode: brand.code }])}`,
            title,
            count,
          }))}
        />
      ))}
      {section ? (
        <FoundListing section={section} shown={shownParts(byNumber)} title={titleOf(found)} />
      ) : (
        <PlainGoods found={found} hrefOf={hrefOf} />
      )}
    </>
  )
}

/** What the query finds in a section: as many products as its link says. */
function foundInSection(code: string, search: string, assistants: string): string {
  const listed = {
    ...parseCatalogQuery({}),
    search,
    assistants: assistants === '' ? [] : assistants.split('.'),
  }
  return `${hrefs.section(code)}?${formatCatalogQuery(listed)}`
}

function titleOf({ missing, car }: Found): string {
  if (car?.isOther) return 'Для других машин'
  return missing.length > 0 ? 'Ближайшие по размеру' : 'Товары'
}

/** Goods without filters, for a search in names alone or when the listing can't be read. */
function PlainGoods({ found, hrefOf }: { found: Found; hrefOf: (page: number) => string }) {
  const { page, pages } = found.pagination
  return (
    <>
      {found.entities.length > 0 && (
        <section className={styles.section}>
          <h2>
            {titleOf(found)}{' '}
            <span className={styles.count}>{formatCount(found.total, ['товар', 'товара', 'товаров'])}</span>
          </h2>
          <ProductGrid>
            <CardList
              goods={handOverCards(found.entities.map(toProductCard))}
              now={new Date(found.pricedAt)}
              isFirst
            />
          </ProductGrid>
        </section>
      )}
      <Pagination page={page} pages={pages} hrefOf={hrefOf} />
    </>
  )
}
