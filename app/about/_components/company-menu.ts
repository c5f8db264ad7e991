import 'server-only'
import type { ContentLink } from '@/features/content/model/content-page'
import { orEmpty } from '@/lib/data-cache/load'
import { hrefs } from '@/lib/routing/hrefs'
import { safeHref } from '@/lib/routing/redirects/redirect-target'
import { loadBootstrap } from '@/lib/site/load-bootstrap'

export const COMPANY = { title: 'О компании', href: hrefs.about } as const

/** Pages of the company as the footer's menu has them; one of them is where the visitor is. */
export async function loadCompanyMenu(path: string): Promise<ContentLink[]> {
  const bootstrap = await orEmpty(loadBootstrap, undefined)
  const own = bootstrap?.menus.bottom.find(({ location }) => location === hrefs.about)
  return (own?.children ?? []).flatMap(({ code, title, location }) => {
    const href = safeHref(location)
    return href === null ? [] : [{ code, title, href, isActive: href === path }]
  })
}
