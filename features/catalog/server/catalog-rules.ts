import 'server-only'
import { readSectionAddress, type SectionAddress } from '@/features/catalog/model/read-section-address'
import { orEmpty, toLoaded } from '@/lib/data-cache/load'
import { encodeUriPart } from '@/lib/parts/uri'
import { hrefs } from '@/lib/routing/hrefs'
import {
  answerOf,
  NOT_FOUND,
  type PageResponse,
  type PageRequest,
  type PageRules,
  standing,
  statusOf,
} from '@/lib/routing/page-response'
import { isPastEnd } from '@/lib/routing/paging'
import { loadBootstrap } from '@/lib/site/load-bootstrap'
import { sectionByCode, sectionStore } from '@/lib/site/section-store'
import { loadSection } from './load-section'
import { loadTagAddress } from './load-section-tags'

const MOVED = 301

type SectionPath = '/catalog/[section]/[[...rest]]'

/** Products below a section are shown by the page of products, whose rule the caller gives. */
export function catalogRules(
  respondToProduct: (segment: string) => Promise<PageResponse>,
): PageRules<'/catalog' | SectionPath> {
  async function respondToSection({ params, rest, query }: PageRequest<SectionPath>): Promise<PageResponse> {
    const section = encodeUriPart(params.section)
    const address = readSectionAddress(section, rest, query)
    const tags = [`section:${section}`, `listing:${section}`]
    switch (address.kind) {
      case 'missing':
        return answerOf(NOT_FOUND, ...tags)
      case 'product':
        if (!(await isSection(section))) return answerOf(NOT_FOUND)
        const shownBy = `${hrefs.products}/${address.internalCode}`
        return { ...(await respondToProduct(address.internalCode)), shownBy }
      case 'listing':
        return respondToListing(address, tags)
    }
  }
  return { '/catalog': standing, '/catalog/[section]/[[...rest]]': respondToSection }
}

async function isSection(code: string): Promise<boolean> {
  const bootstrap = await orEmpty(loadBootstrap, undefined)
  return bootstrap !== undefined && sectionByCode(sectionStore(bootstrap.sections), code) !== undefined
}

/** A set that the section has not may be the short address of one of its tags. */
async function respondToListing(
  { path, query }: Extract<SectionAddress, { kind: 'listing' }>,
  tags: readonly string[],
): Promise<PageResponse> {
  const loaded = await toLoaded(() => loadSection(path, query))
  if (loaded.kind === 'found' && isPastEnd(loaded.value.listing.pagination))
    return answerOf(NOT_FOUND, ...tags)
  const answer = answerOf(statusOf(loaded), ...tags)
  const { section, set } = path
  if (answer.status !== NOT_FOUND || set === null) return answer
  const goTo = await orEmpty(() => loadTagAddress(section, set), undefined)
  return goTo === undefined ? answer : { ...answer, status: MOVED, goTo }
}
