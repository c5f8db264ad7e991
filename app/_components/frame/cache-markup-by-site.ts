import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Bootstrap } from '@/lib/site/load-bootstrap'

/**
 * Markup of a part that is the same on every page of a site: drawn once for each answer that the site is made of, written into all
 * pages as it is. A fifth of a page's elements stand in the footer.
 */
export function cacheMarkupBySite(Part: ComponentType<{ site: Bootstrap }>): (site: Bootstrap) => string {
  const drawn = new WeakMap<Bootstrap, string>()
  return (site) => {
    const markup = drawn.get(site) ?? renderToStaticMarkup(createElement(Part, { site }))
    drawn.set(site, markup)
    return markup
  }
}
