import { checkFacts } from './check-facts.ts'
import type { PageSource } from './read-source.ts'

const MAX_TITLE = 70
/** Of lists that are narrowed or ordered: no end of addresses with the same products. */
const NARROWED = /[?&](?:filters|selections|assistants|sort|search|limit|q)=/
/** It stands on many cards of one page. */
const BARE_BUTTON = 'В корзину'

export type ReadPage = PageSource & { path: string }
export type Finding = { path: string; fault: string }

/** What is wrong with one page by itself. */
export function checkPage(page: ReadPage): Finding[] {
  const [title = ''] = page.titles
  const faults = [
    page.titles.length === 1 ? '' : `${page.titles.length} titles`,
    title === '' ? 'no title' : '',
    page.headings === 1 ? '' : `${page.headings} main headings`,
    page.hasTouchIcon ? '' : 'no icon for phones',
    page.rest === '' ? '' : 'something after the end of the document',
    page.repeatedIds.length === 0 ? '' : `ids that repeat: ${page.repeatedIds.join(', ')}`,
    page.badFields === 0 ? '' : 'a field whose role its type forbids',
    page.buttons.some((text) => text.trim() === BARE_BUTTON)
      ? 'a button that does not say of what it is'
      : '',
    isToLeave(page) ? 'not to be kept, though its link may be followed' : '',
    ...checkFacts(page.facts),
    ...(page.isIndexed ? checkIndexed(page, title) : []),
  ]
  return faults.filter(Boolean).map((fault) => ({ path: page.path, fault }))
}

/** A query that a page reads may narrow a short list, such as that of the news: its links are few and lead on. */
function isToLeave({ path, isIndexed }: ReadPage): boolean {
  return NARROWED.test(path) || (!isIndexed && !path.includes('?'))
}

function checkIndexed({ path, canonicals, descriptions }: ReadPage, title: string): string[] {
  const [canonical = ''] = canonicals
  const named = pathOf(canonical)
  return [
    canonicals.length === 1 ? '' : `${canonicals.length} canonical addresses`,
    canonical === '' || named === withoutMarks(path) ? '' : `names ${named} as the address to keep`,
    title.length > MAX_TITLE ? `a title of ${title.length} signs` : '',
    descriptions.length === 1 && descriptions[0] !== '' ? '' : 'not one description',
  ]
}

/** Titles that several of the pages to keep share. */
export function checkTitles(pages: readonly ReadPage[]): Finding[] {
  const byTitle = Map.groupBy(
    pages.filter(({ isIndexed, path }) => isIndexed && withoutMarks(path) === path),
    ({ titles: [title = ''] }) => title,
  )
  return [...byTitle].flatMap(([title, [first, ...others]]) =>
    others.map(({ path }) => ({ path, fault: `«${title}» is the title of ${first?.path} too` })),
  )
}

export function pathOf(address: string): string {
  const { pathname, search } = new URL(address, 'http://shop')
  return pathname + search
}

/** Of campaigns, which robots.txt tells Yandex to drop. */
export function withoutMarks(path: string): string {
  const url = new URL(path, 'http://shop')
  const marks = [...url.searchParams.keys()].filter((name) => name === 'erid' || name.startsWith('utm_'))
  for (const name of marks) url.searchParams.delete(name)
  return url.pathname + url.search
}
