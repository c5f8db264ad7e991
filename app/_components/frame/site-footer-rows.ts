import type { MenuLinkData } from './site-menu-link-data'

/** A link as the browser gets it: the footer is on every page, and names of fields would double what it weighs. */
export type FooterRow = [title: string, href?: string, inNewTab?: 1 | 0, ad?: string]
export type FooterColumn = [title: string, links: FooterRow[]]

export function toFooterRow({ title, href, inNewTab, ad }: MenuLinkData): FooterRow {
  if (ad) return [title, href, inNewTab ? 1 : 0, ad]
  if (inNewTab) return [title, href, 1]
  return href === undefined ? [title] : [title, href]
}

export function fromFooterRow([title, href, inNewTab, ad]: FooterRow): MenuLinkData {
  return { title, ...(href && { href }), ...(inNewTab && { inNewTab: true }), ...(ad && { ad }) }
}
