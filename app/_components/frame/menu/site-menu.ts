import { hrefs } from '@/lib/routing/hrefs'
import type { Bootstrap } from '@/lib/site/load-bootstrap'
import { type SectionNode, sectionStore } from '@/lib/site/section-store'
import { type MenuLinkData, toMenuLink } from './site-menu-link-data'

export type MenuSection = MenuLinkData & { count?: number; picture?: string }

/** What the slide panel shows, and no more: it travels when the panel is opened. */
export type SiteMenu = {
  /** Sections right below the root, with two more levels as children. */
  sections: MenuSection[]
  /** What the catalogue's menu holds beside those sections. */
  catalog: MenuLinkData[]
  catalogMain: MenuLinkData[]
  serviceMain: MenuLinkData[]
  selectionHelper: MenuLinkData[]
  popular: MenuLinkData[]
  top: MenuLinkData[]
  bottom: MenuLinkData[]
  phone: string | null
}

const LEVELS = 3

export function toSiteMenu({ menus, sections, params }: Bootstrap): SiteMenu {
  const roots = sectionStore(sections).tree.flatMap((root) => root.children)
  const menuSections = roots.map((node) => toMenuSection(node, LEVELS))
  const listed = new Set(menuSections.map(({ href }) => href))
  const bottom = menus.bottom.map(toMenuLink)
  // Both stand in one list there, the lower one whole.
  const below = new Set(bottom.flatMap((group) => group.children ?? [group]).map(({ href }) => href))
  return {
    sections: menuSections,
    catalog: menus.catalog.map(toMenuLink).filter(({ href }) => !listed.has(href)),
    catalogMain: menus.catalogMain.map(toMenuLink).filter(({ href }) => !listed.has(href)),
    serviceMain: menus.serviceMain.map(toMenuLink),
    selectionHelper: menus.selectionHelper.map(toMenuLink),
    popular: menus.popular.map(toMenuLink),
    top: menus.top.map(toMenuLink).filter(({ href }) => !below.has(href)),
    bottom,
    phone: params.phone,
  }
}

function toMenuSection(
  { section, children }: SectionNode<Bootstrap['sections'][number]>,
  levels: number,
): MenuSection {
  const item: MenuSection = { title: section.title, href: hrefs.section(section.code) }
  if (section.count > 0) item.count = section.count
  if (section.pictureUrl) item.picture = section.pictureUrl
  if (levels > 1 && children.length > 0)
    item.children = children.map((child) => toMenuSection(child, levels - 1))
  return item
}
