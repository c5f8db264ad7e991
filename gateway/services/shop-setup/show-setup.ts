import { asc, eq, isNotNull } from 'drizzle-orm'
import { MOSCOW } from '@/gateway/services/delivery/moscow-time'
import { stringify } from 'yaml'
import type { Database } from '@/gateway/core/database'
import { sections as sectionTable, sectionRules } from '@/gateway/db/schema/catalog'
import { filterOptions, filters as filterTable, sectionFilters } from '@/gateway/db/schema/filters'
import { serviceWorks } from '@/gateway/db/schema/vehicles'
import type { SetupFilter, SetupWork } from '@/gateway/services/shop-setup/setup-file'
import { shops as shopTable, suppliers as supplierTable } from '@/gateway/db/schema/offers'

const HOURS_PER_DAY = 24

type SectionRow = typeof sectionTable.$inferSelect
type ShownSection = {
  title: string
  code: string
  text?: string
  unit?: string
  goods?: string[]
  sections?: ShownSection[]
}

/** The shop's setup, as a file that the same command takes. */
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
      ...(shop.timeZone !== MOSCOW && { timezone: shop.timeZone }),
      ...(shop.transitHours > 0 && { days: shop.transitHours / HOURS_PER_DAY }),
      metro: shop.metro,
      services: shop.services,
      ...(shop.content !== null && { text: shop.content }),
    })),
    suppliers: suppliers
      .filter(({ isVendor }) => isVendor)
      .map(({ id, title, deliveryHours }) => ({ id, title, days: deliveryHours / HOURS_PER_DAY })),
    sections: childrenOf(root?.id ?? null, sections, rules),
    filters: await shownFilters(db),
    ...(await shownWorks(db)),
  })
}

/** Nothing for a shop without planned service. */
async function shownWorks(db: Database): Promise<{ service?: SetupWork[] }> {
  const works = await db.select().from(serviceWorks).orderBy(asc(serviceWorks.sequence))
  if (works.length === 0) return {}
  return {
    service: works.map(({ code, title, sectionCode, unit, price }) => ({
      code,
      title,
      section: sectionCode,
      unit: unit === 'litre' ? 'л' : 'шт',
      price,
    })),
  }
}

async function shownFilters(db: Database): Promise<SetupFilter[]> {
  const filters = await db.select().from(filterTable).orderBy(asc(filterTable.id))
  const options = await db.select().from(filterOptions).where(isNotNull(filterOptions.heading))
  const places = await db
    .select({ filterId: sectionFilters.filterId, code: sectionTable.code })
    .from(sectionFilters)
    .innerJoin(sectionTable, eq(sectionTable.id, sectionFilters.sectionId))
    .orderBy(asc(sectionTable.sequence), asc(sectionTable.id))
  return filters.map(({ id, code, title, heading, source, type, unit }) => {
    const own = options
      .filter(({ filterId }) => filterId === id)
      .toSorted((a, b) => a.sequent - b.sequent || a.id - b.id)
      .map((option) => [option.title, option.heading ?? ''])
    const sections = places.filter(({ filterId }) => filterId === id).map((place) => place.code)
    return {
      code,
      title,
      ...(source === 'property' && { type, sections, ...(unit !== null && { unit }) }),
      ...(heading !== null && { heading }),
      options: Object.fromEntries(own),
    }
  })
}

function childrenOf(
  parentId: number | null,
  all: readonly SectionRow[],
  rules: readonly { sectionId: number; phrase: string }[],
): ShownSection[] {
  return all
    .filter((section) => section.parentId === parentId && section.level > 0)
    .map(({ id, title, code, content, unit }) => {
      const goods = rules.filter(({ sectionId }) => sectionId === id).map(({ phrase }) => phrase)
      const sections = childrenOf(id, all, rules)
      return {
        title,
        code,
        ...(content !== null && { text: content }),
        ...(unit !== null && { unit }),
        ...(goods.length > 0 && { goods }),
        ...(sections.length > 0 && { sections }),
      }
    })
}
