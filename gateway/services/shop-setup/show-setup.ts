import { asc } from 'drizzle-orm'
import { stringify } from 'yaml'
import type { Database } from '@/gateway/core/database'
import { sections as sectionTable, sectionRules } from '@/gateway/db/schema-catalog'
import { shops as shopTable, suppliers as supplierTable } from '@/gateway/db/schema-offers'

const HOURS_PER_DAY = 24

type SectionRow = typeof sectionTable.$inferSelect
type ShownSection = {
  title: string
  code: string
  text?: string
  goods?: string[]
  sections?: ShownSection[]
}

/** What the shop consists of, as a file that the same command takes. */
export async function showSetup(db: Database): Promise<string> {
  const sections = await db
    .select()
    .from(sectionTable)
    .orderBy(asc(sectionTable.sequence), asc(sectionTable.id))
  const rules = await db.select().from(sectionRules).orderBy(asc(sectionRules.sequence))
  const shops = await db.select().from(shopTable).orderBy(asc(shopTable.sequence))
  const suppliers = await db.select().from(supplierTable).orderBy(asc(supplierTable.id))
  const isShop = new Set(shops.map(({ supplierId }) => supplierId))
  const warehouse = suppliers.find(({ id, isVendor }) => !isVendor && !isShop.has(id))
  const root = sections.find(({ level }) => level === 0)
  return stringify({
    ...(warehouse && { warehouse: { id: warehouse.id, title: warehouse.title } }),
    shops: shops.map((shop) => ({
      id: shop.supplierId,
      code: shop.code,
      title: shop.title,
      city: shop.city,
      address: shop.address,
      coordinates: [shop.latitude, shop.longitude],
      ...(shop.phone !== null && { phone: shop.phone }),
      opens: shop.opensAt,
      closes: shop.closesAt,
      metro: shop.metro,
      services: shop.services,
      ...(shop.content !== null && { text: shop.content }),
    })),
    suppliers: suppliers
      .filter(({ isVendor }) => isVendor)
      .map(({ id, title, deliveryHours }) => ({ id, title, days: deliveryHours / HOURS_PER_DAY })),
    sections: childrenOf(root?.id ?? null, sections, rules),
  })
}

function childrenOf(
  parentId: number | null,
  all: readonly SectionRow[],
  rules: readonly { sectionId: number; phrase: string }[],
): ShownSection[] {
  return all
    .filter((section) => section.parentId === parentId && section.level > 0)
    .map(({ id, title, code, content }) => {
      const goods = rules.filter(({ sectionId }) => sectionId === id).map(({ phrase }) => phrase)
      const sections = childrenOf(id, all, rules)
      return {
        title,
        code,
        ...(content !== null && { text: content }),
        ...(goods.length > 0 && { goods }),
        ...(sections.length > 0 && { sections }),
      }
    })
}
