import { decodeUriPart } from '../../parts/uri'
import { matchPage } from '../../routing/match-page'
import { isGuarded } from '../../routing/guards'
import { hrefs } from '../../routing/hrefs'
import { pageEntries, robotsOf } from '../../routing/pages'
import { ROOT_SECTION_CODE } from '../../site/section-store'

/** Pages that show a changed text; the tag does not name the text. */
const TEXTS = pageEntries.flatMap(([path, { sitemap }]) => (sitemap === 'texts' ? [path] : []))

/** Addresses of the pages to keep that tags of a purge name. */
export function changedPaths(tags: readonly string[]): string[] {
  return [...new Set(tags.flatMap(pathsOf))].filter(isStored)
}

function pathsOf(tag: string): readonly string[] {
  const at = tag.indexOf(':')
  if (at < 0) return tag === 'content' ? TEXTS : []
  const key = tag.slice(at + 1)
  switch (tag.slice(0, at)) {
    case 'product':
    case 'review':
      return [hrefs.product({ internalCode: key, brand: '', article: '' })]
    case 'section':
    case 'listing': {
      const code = decodeUriPart(key) ?? key
      return [code === ROOT_SECTION_CODE ? hrefs.catalog : hrefs.section(code)]
    }
    case 'brand':
      return [hrefs.brand(key)]
    case 'meta':
      return [key]
    default:
      return []
  }
}

function isStored(path: string): boolean {
  const page = matchPage(path)?.path
  return page !== undefined && !path.includes('?') && !isGuarded(path) && robotsOf(page) === undefined
}
