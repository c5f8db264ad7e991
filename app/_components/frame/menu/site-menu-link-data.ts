import { keepMeasures } from '@/lib/text/keep-measures'
import { isExternalHref, isInternalHref } from '@/lib/routing/redirects/redirect-target'
import { promoHref } from '@/lib/routing/redirects/promo-href'
import type { MenuItem } from '@/lib/site/load-bootstrap'

export type MenuLinkData = {
  title: string
  /** With the advertiser's marks; absent when the menu item leads nowhere safe and is only a heading. */
  href?: string
  inNewTab?: boolean
  /** «Реклама», and the advertiser when he is named. */
  ad?: string
  children?: MenuLinkData[]
}

type Item = Pick<MenuItem, 'title' | 'location' | 'inNewTab' | 'fields'> & { children?: readonly Item[] }

/** A menu item as a link: absent fields stay absent, since menus travel to the browser; its text breaks in no measure. */
export function toMenuLink({ title, location, inNewTab, fields, children = [] }: Item): MenuLinkData {
  const link: MenuLinkData = { title: keepMeasures(title) }
  if (isInternalHref(location) || isExternalHref(location)) link.href = promoHref(location, fields)
  if (inNewTab) link.inNewTab = true
  if (fields['ad_erid']) link.ad = ['Реклама', fields['ad_advertiser']].filter(Boolean).join('. ')
  if (children.length > 0) link.children = children.map(toMenuLink)
  return link
}
