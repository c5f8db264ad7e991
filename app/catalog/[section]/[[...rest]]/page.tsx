import type { Metadata } from 'next'
import { cache } from 'react'
import { fitGroups } from '@/app/catalog/_components/fit-groups'
import { CardList } from '@/app/_components/goods/card-list'
import { handOverCards } from '@/app/_components/goods/hand-over-cards'
import { AdPlace } from '@/app/_components/marketing/ad-place'
import { PageFacts } from '@/app/_components/marketing/page-facts'
import { FailedPage } from '@/components/layout/failed-page'
import { NotFoundPage } from '@/components/layout/not-found-page'
import { prepareDocument } from '@/framework/next/prepare-document'
import { ListingScreen } from '@/features/catalog/components/listing-screen'
import { listingHeading } from '@/features/catalog/model/listing-heading'
import { readSectionAddress } from '@/features/catalog/model/read-section-address'
import { isIndexable } from '@/features/catalog/model/listing-links'
import {
  type LoadedSection,
  loadSection,
  metaPathOf,
  plainListing,
} from '@/features/catalog/server/load-section'
import { loadSectionTags } from '@/features/catalog/server/load-section-tags'
import { CarFilter } from '@/features/fitment/components/car-filter'
import { toProductCard } from '@/features/product/model/product-card-data'
import { type Loaded, orEmpty, toLoaded } from '@/lib/data-cache/load'
import { sanitizeHtml } from '@/lib/html/sanitize'
import { decodeUriPart } from '@/lib/parts/uri'
import { writeListing } from '@/lib/routing/catalog-address/write-listing'
import { isPastEnd } from '@/lib/routing/paging'
import { loadMeta } from '@/lib/seo/load-meta'
import { toMetadata } from '@/lib/seo/to-metadata'

type Props = {
  params: Promise<{ section: string; rest?: string[] }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** Null where the address is none of a listing. */
async function loadPage({ params, searchParams }: Props): Promise<Loaded<LoadedSection> | null> {
  const { section, rest = [] } = await params
  return loadAddress(JSON.stringify([section, rest, await searchParams]))
}

/** The head and the page of one request read the address and load the section once. */
const loadAddress = cache(async (key: string): Promise<Loaded<LoadedSection> | null> => {
  const [section, rest, query] = JSON.parse(key) as Parameters<typeof readSectionAddress>
  const address = readSectionAddress(section, rest, query)
  return address.kind === 'listing' ? toLoaded(() => loadSection(address.path, address.query)) : null
})

export async function generateMetadata(props: Props): Promise<Metadata> {
  const loaded = await loadPage(props)
  if (loaded?.kind !== 'found') return {}
  const { state, listing } = loaded.value
  const { href } = plainListing(state)
  const path = metaPathOf(state)
  const meta = await loadMeta(path)
  const canBeIndexed = isIndexable(state)
  return toMetadata(
    {
      ...meta,
      title: meta.title ?? listing.meta.title ?? listing.title,
      canonical: canBeIndexed && state.page > 1 ? href : meta.canonical,
      robots: canBeIndexed ? meta.robots : 'noindex, follow',
    },
    {
      ...(listing.meta.description ? { description: listing.meta.description } : {}),
      path: canBeIndexed ? href : path,
      page: state.page,
      image: listing.meta.image ?? undefined,
    },
  )
}

export default async function SectionPage(props: Props) {
  const { section } = await props.params
  const [loaded, tags] = await Promise.all([
    loadPage(props),
    orEmpty(() => loadSectionTags(decodeUriPart(section) ?? ''), []),
    prepareDocument(),
  ])
  // A product in a section is shown by the page of products: middleware.ts has sent it there.
  if (loaded === null) return <NotFoundPage />
  if (loaded.kind === 'missing') return <NotFoundPage />
  if (loaded.kind === 'failed') return <FailedPage status={loaded.status} message={loaded.message} />
  const { state, listing } = loaded.value
  const { entities, readAt } = listing
  // The page's head has requested it already.
  const meta = await loadMeta(metaPathOf(state))
  const cards = entities.map(toProductCard)
  return (
    <>
      {isPastEnd(listing.pagination) && <title>{`${listing.title} — страница ${state.page}`}</title>}
      <PageFacts kind="category" id={String(listing.id)} />
      <ListingScreen
        section={loaded.value}
        tags={tags}
        heading={listingHeading(state, listing, meta)}
        words={{ subheading: meta.subheading, content: sanitizeHtml(meta.content) }}
        cards={
          <CardList
            goods={handOverCards(cards)}
            now={new Date(readAt)}
            groups={fitGroups(cards)}
            isFirst
            isListed
          />
        }
        carFilter={
          <CarFilter
            href={writeListing(state).href}
            assistants={state.assistants}
            sizeKinds={listing.sizeKinds}
          />
        }
      />
      <AdPlace name="section" />
    </>
  )
}
