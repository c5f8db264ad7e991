import { asc, notInArray } from 'drizzle-orm'
import { menuItems, siteParams } from '@/gateway/db/schema/site'
import { readListingPage, readProductPage, readSearchPage } from '@/lib/gateway/contracts/catalog/pages'
import { DELIVERY_PARAM, readDeliveryAreas } from '@/gateway/services/delivery-fees/delivery-terms'
import { codeChannelsOf } from '@/gateway/services/codes/code-channels'
import { loadPaymentMarks } from '@/gateway/services/checkout/payment-marks'
import type { ServiceDeps } from '@/gateway/services/deps'
import {
  ROOT_SECTION_CODE,
  type Section,
  type Shop,
} from '@/gateway/services/reference/load-catalog-reference'
import { MENU_GROUPS } from '@/lib/gateway/contracts/catalog/bootstrap-shapes'

type MenuRow = typeof menuItems.$inferSelect

function toMenuItem(rows: readonly MenuRow[], row: MenuRow, ancestors: readonly number[]): MenuNode {
  const children = rows.filter(({ parentId }) => parentId === row.id)
  return {
    id: row.id,
    sid: row.sid,
    code: row.code,
    title: row.title,
    location: row.location,
    inNewTab: row.inNewTab,
    ancestors: [...ancestors],
    type: 'menu',
    fields: row.fields,
    children: children.map((child) => toMenuItem(rows, child, [...ancestors, row.id])),
  }
}

type MenuNode = Omit<MenuRow, 'group' | 'parentId' | 'sequence'> & {
  ancestors: number[]
  type: string
  children: MenuNode[]
}

function toMenus(rows: readonly MenuRow[]) {
  const roots = (group: string) =>
    rows.filter((row) => row.group === group && row.parentId === null).map((row) => toMenuItem(rows, row, []))
  const groups = Object.fromEntries(MENU_GROUPS.map((group) => [group, roots(group)] as const))
  return { ...groups, filters: Object.fromEntries(roots('filters').map((item) => [item.sid, item])) }
}

function toSection(section: Section) {
  return {
    id: section.id,
    sid: String(section.id),
    code: section.code,
    title: section.title,
    location: section.code === ROOT_SECTION_CODE ? '/catalog' : `/catalog/${section.code}`,
    inNewTab: false,
    ancestors: section.path.slice(0, -1),
    type: 'section',
    fields: {},
    children: section.children.map(({ id }) => id),
    count: section.productsCount,
    pictureUrl: section.picture,
  }
}

function toShop(shop: Shop, externalId: string | null): WireShop {
  return {
    code: shop.code,
    supplierId: shop.supplierId,
    externalId,
    title: shop.title,
    city: shop.city,
    address: shop.address,
    coordinates: [shop.latitude, shop.longitude],
    metro: shop.metro,
    phone: shop.phone,
    work: { open: shop.opensAt, close: shop.closesAt },
    showUser: shop.showUser,
    pictureUrl: shop.pictures,
    content: shop.content,
    services: shop.services,
  }
}

type WireShop = Pick<
  Shop,
  | 'code'
  | 'supplierId'
  | 'title'
  | 'city'
  | 'address'
  | 'metro'
  | 'phone'
  | 'showUser'
  | 'content'
  | 'services'
> & {
  externalId: string | null
  coordinates: [number, number]
  work: { open: string; close: string }
  pictureUrl: string[]
}

/** Menus, sections, site parameters and shops: the data of every page of the storefront. */
export async function readBootstrap(deps: ServiceDeps) {
  const reference = await deps.reference()
  const menuRows = await deps.db.select().from(menuItems).orderBy(asc(menuItems.sequence), asc(menuItems.id))
  const params = await deps.db
    .select()
    .from(siteParams)
    .where(notInArray(siteParams.key, ['requisites', DELIVERY_PARAM]))
  return {
    menus: toMenus(menuRows),
    sections: reference.sections.toSorted((a, b) => a.level - b.level).map(toSection),
    params: { siteName: deps.siteName, ...Object.fromEntries(params.map(({ key, value }) => [key, value])) },
    shops: reference.shops.map((shop) =>
      toShop(shop, reference.suppliers.get(shop.supplierId)?.externalId ?? null),
    ),
    pageCalls: [readListingPage.name, readProductPage.name, readSearchPage.name],
    hasAlerts: deps.sendsMail,
    hasQuestions: true,
    codeChannels: codeChannelsOf(deps.mailbox),
    paymentMarks: await loadPaymentMarks(deps),
    delivery: await readDeliveryAreas(deps.db),
  }
}
