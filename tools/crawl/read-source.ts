import { JSDOM } from 'jsdom'

export type SourceLink = { href: string; isFollowed: boolean }

/** What a search engine takes from the bytes of a page. */
export type PageSource = {
  titles: string[]
  descriptions: string[]
  canonicals: string[]
  isIndexed: boolean
  headings: number
  links: SourceLink[]
  /** The texts of its structured data. */
  facts: string[]
  hasTouchIcon: boolean
  /** What its buttons say to a screen reader. */
  buttons: string[]
  /** Fields whose role their type forbids. */
  badFields: number
  repeatedIds: string[]
  /** What stands after the end of the document. */
  rest: string
}

/** Reads the source of a page without running anything of it. */
export function readSource(html: string): PageSource {
  const { window } = new JSDOM(html)
  const { document } = window
  const all = (selector: string) => [...document.querySelectorAll(selector)]
  const robots = all('head meta[name="robots"]').map((meta) => meta.getAttribute('content') ?? '')
  const ids = all('[id]').map(({ id }) => id)
  const source = {
    titles: all('head title').map(({ textContent }) => textContent.trim()),
    descriptions: all('head meta[name="description"]').map(
      (meta) => meta.getAttribute('content')?.trim() ?? '',
    ),
    canonicals: all('head link[rel="canonical"]').map((link) => link.getAttribute('href') ?? ''),
    isIndexed: !robots.some((content) => content.includes('noindex')),
    headings: all('h1').length,
    links: all('a[href]').map((link) => ({
      href: link.getAttribute('href') ?? '',
      isFollowed: !(link.getAttribute('rel') ?? '').split(' ').includes('nofollow'),
    })),
    facts: all('script[type="application/ld+json"]').map(({ textContent }) => textContent),
    hasTouchIcon: all('link[rel="apple-touch-icon"]').length > 0,
    buttons: all('button').map((button) => button.getAttribute('aria-label') ?? button.textContent),
    badFields: all('input[type="search"][role]').length,
    repeatedIds: [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))],
    rest: html.slice(html.lastIndexOf('</html>') + '</html>'.length).trim(),
  }
  window.close()
  return source
}
