import { inArray } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { toCode } from '@/gateway/core/text/to-code'
import { products } from '@/gateway/db/schema/catalog'
import { carServices } from '@/gateway/db/schema/autoservice'
import { contentEntries, contentPages } from '@/gateway/db/schema/site'
import { CONTENT_FOLDERS } from '@/gateway/services/content/content-folders'
import { readFilterSegment } from '@/gateway/services/filters/read-filter-segment'
import { findPart } from '@/gateway/services/parts/find-part'
import {
  loadCatalogReference,
  type CatalogReference,
} from '@/gateway/services/reference/load-catalog-reference'
import { resolveBrand } from '@/gateway/services/reference/resolve-brand'
import { type RoutedReference, notified } from '@/gateway/services/site-content/check-references'
import type { ContentProblem } from '@/gateway/services/site-content/content-error'
import type { SiteContent } from '@/gateway/services/site-content/read-content'
import { parseProductSegment } from '@/lib/parts/number/parse-product-segment'
import type { Route } from '@/lib/routing/route-of'

/** `error` for what only a mistake explains; `warning` for what may come later, as goods do with price lists. */
type Verdict = { kind: 'error' | 'warning'; message: string } | undefined
const SERVICE_PAGE = /^\/autoservice(?:[/?#]|$)/

type SectionRoute = Extract<Route, { to: 'section' }>
type Shop = {
  db: Database
  reference: CatalogReference
  productCodes: ReadonlySet<number>
  /** Addresses of texts that the shop has and that no folder of this content replaces. */
  texts: ReadonlySet<string>
  /** Whether there are works of a car service, in the shop or in the folder. */
  hasWorks: boolean
}

/** Finds things that the content names and the shop does not have. Texts that the folder brings itself count as present. */
export async function compareWithShop(
  db: Database,
  { references, entries, pages, autoservice }: SiteContent,
): Promise<{ problems: ContentProblem[]; warnings: ContentProblem[] }> {
  const shop: Shop = {
    db,
    reference: await loadCatalogReference(db),
    productCodes: await knownCodes(db, references),
    texts: await knownTexts(db),
    hasWorks: (autoservice?.services?.length ?? (await db.$count(carServices))) > 0,
  }
  const brought = new Set([...Object.keys(entries), ...(pages ? ['page'] : [])])
  const found: Record<'error' | 'warning', ContentProblem[]> = { error: [], warning: [] }
  for (const reference of references) {
    const verdict = await judge(reference, shop, brought)
    if (verdict) found[verdict.kind].push(notified(reference, verdict.message))
  }
  return { problems: found.error, warnings: found.warning }
}

async function judge(
  { to, value, route }: RoutedReference,
  shop: Shop,
  brought: ReadonlySet<string>,
): Promise<Verdict> {
  const { reference } = shop
  switch (to) {
    case 'section':
      return reference.sectionByCode.has(value) ? undefined : noSection(value)
    case 'shop':
      return judgeShop(value, shop)
    case 'supplier':
      return reference.suppliers.has(Number(value)) ? undefined : error(`Поставщика ${value} в магазине нет`)
    case 'product':
      return shop.productCodes.has(numberOf(value)) ? undefined : noProduct(value)
    case 'brand':
      return judgeBrand(value, reference)
    default:
      if (SERVICE_PAGE.test(value) && !shop.hasWorks)
        return warning(`Работ автосервиса в магазине нет: страница ${value} ответит 404`)
      return route ? judgeRoute(route, shop, brought) : undefined
  }
}

async function judgeRoute(route: Route, shop: Shop, brought: ReadonlySet<string>): Promise<Verdict> {
  switch (route.to) {
    case 'section':
      return judgeSection(route, shop.reference)
    case 'product':
      return (await isProduct(route.segment, shop)) ? undefined : noProduct(route.segment)
    case 'brand':
      return resolveBrand(shop.reference, route.code) ? undefined : noBrand(route.code)
    case 'shop':
      return judgeShop(route.code, shop)
    case 'text':
      return brought.has('page') || shop.texts.has(`page/${route.code}`)
        ? undefined
        : error(`Текста /${route.code} нет ни в папке, ни в магазине`)
    case 'entry': {
      const kind = CONTENT_FOLDERS.get(route.list)?.kind ?? 'vacancy'
      return brought.has(kind) || shop.texts.has(`${kind}/${route.code}`)
        ? undefined
        : error(`Текста ${route.list}/${route.code}.md нет ни в папке, ни в магазине`)
    }
    default:
      return undefined
  }
}

/** Sets and filters belong to the goods, which may come later. */
function judgeSection(
  { code, set, filters }: SectionRoute,
  { sectionByCode, sectionFilters, filterSets, tagsOfSection }: CatalogReference,
): Verdict {
  const section = sectionByCode.get(code)
  if (!section) return noSection(code)
  const isSet =
    set === null ||
    filterSets.get(section.id)?.some((one) => one.code === `set-${set}`) ||
    tagsOfSection.get(section.id)?.some(({ slug }) => slug === set)
  if (!isSet) return warning(`Подборки «set-${set}» в разделе «${code}» нет`)
  const known = (sectionFilters.get(section.id) ?? []).map(({ filter }) => filter)
  const lost = filters.find((segment) => !readFilterSegment(segment, known))
  return lost === undefined ? undefined : warning(`Фильтра «${lost}» в разделе «${code}» нет`)
}

function judgeShop(code: string, { reference }: Shop): Verdict {
  return reference.shops.some((shop) => shop.code === code) ? undefined : error(`Магазина «${code}» нет`)
}

/** A certificate stands on the page of the brand that it names. */
function judgeBrand(title: string, reference: CatalogReference): Verdict {
  if (reference.brandByCode.has(toCode(title))) return undefined
  const other = resolveBrand(reference, title)
  return other ? warning(`Бренд «${title}» в магазине называется «${other.title}»`) : noBrand(title)
}

async function isProduct(segment: string, { db, reference, productCodes }: Shop): Promise<boolean> {
  const read = parseProductSegment(segment)
  if (read === null) return false
  if (read.kind === 'code') return productCodes.has(numberOf(read.internalCode))
  for (const { brand, article } of read.pairs) {
    const known = resolveBrand(reference, brand)
    if (known && (await findPart(db, known.id, article))) return true
  }
  return false
}

async function knownCodes(db: Database, references: readonly RoutedReference[]): Promise<Set<number>> {
  const requested = references.flatMap(({ to, value, route }) => {
    if (to === 'product') return [numberOf(value)]
    const read = route?.to === 'product' ? parseProductSegment(route.segment) : null
    return read?.kind === 'code' ? [numberOf(read.internalCode)] : []
  })
  if (requested.length === 0) return new Set()
  const rows = await db
    .select({ code: products.code })
    .from(products)
    .where(inArray(products.code, requested))
  return new Set(rows.map(({ code }) => code))
}

async function knownTexts(db: Database): Promise<Set<string>> {
  const entries = await db
    .select({ kind: contentEntries.kind, code: contentEntries.code })
    .from(contentEntries)
  const pages = await db.select({ code: contentPages.code }).from(contentPages)
  return new Set([
    ...entries.map(({ kind, code }) => `${kind}/${code}`),
    ...pages.map(({ code }) => `page/${code}`),
  ])
}

/** `00-00012345` → 12345 */
function numberOf(internalCode: string): number {
  return Number(internalCode.slice('00-'.length))
}

function noSection(code: string): Verdict {
  return error(`Раздела «${code}» в магазине нет`)
}

function noProduct(code: string): Verdict {
  return warning(`Товара ${code} в магазине нет`)
}

function noBrand(title: string): Verdict {
  return warning(`Бренда «${title}» в магазине нет`)
}

function error(message: string): Verdict {
  return { kind: 'error', message }
}

function warning(message: string): Verdict {
  return { kind: 'warning', message }
}
