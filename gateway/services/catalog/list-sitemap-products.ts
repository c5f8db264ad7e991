import { asc, count, eq, gt } from 'drizzle-orm'
import { brands, products, sections } from '@/gateway/db/schema/catalog'
import { internalCodeOf } from '@/gateway/services/cards/to-entity'
import type { ServiceDeps } from '@/gateway/services/deps'
import { toPagination, type Paging } from '@/gateway/core/to-pagination'

const isOffered = gt(products.offersCount, 0)

/** Without sold-out products: their pages answer 404 until a supplier offers them again. */
export async function listSitemapProducts({ db }: ServiceDeps, paging: Paging) {
  const [total] = await db.select({ count: count() }).from(products).where(isOffered)
  const rows = await db
    .select({
      code: products.code,
      updatedAt: products.updatedAt,
      section: sections.code,
      brand: brands.code,
    })
    .from(products)
    .leftJoin(sections, eq(sections.id, products.sectionId))
    .leftJoin(brands, eq(brands.id, products.brandId))
    .where(isOffered)
    .orderBy(asc(products.id))
    .offset((paging.page - 1) * paging.limit)
    .limit(paging.limit)
  return {
    items: rows.map(({ code, updatedAt, section, brand }) => ({
      code: internalCodeOf(code),
      updatedAt: updatedAt.toISOString(),
      section,
      brand,
    })),
    pagination: toPagination(paging, total?.count ?? 0),
  }
}
