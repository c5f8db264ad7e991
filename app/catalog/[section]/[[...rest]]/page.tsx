import type { Metadata } from 'next'
import { cardPacker } from '@/app/catalog/_components/card-packer'
import { ListingCards } from '@/app/catalog/_components/listing-cards'
import { AdPlace } from '@/app/_components/marketing/ad-place'
import { PageFacts } from '@/app/_components/marketing/page-facts'
import { FailedPage } from '@/components/layout/failed-page'
import { NotFoundPage } from '@/components/layout/not-found-page'
import { ListingScreen } from '@/features/catalog/components/listing-screen'
import { type ListingPath, readSectionAddress } from '@/features/catalog/model/read-section-address'
import { isIndexable, isPastEnd } from '@/features/catalog/model/listing-links'
import { loadSection } from '@/features/catalog/server/load-section'
import { loadSectionTags } from '@/features/catalog/server/load-section-tags'
import { CarFilter } from '@/features/fitment/components/car-filter'
import { toProductCard } from '@/features/product/model/product-card-data'
import { LISTING_LIMIT } from '@/lib/gateway/contracts/limits'
import { orEmpty, toLoaded } from '@/lib/gateway/load'
import { writeListing } from '@/lib/routing/catalog-address/write-listing'
import type { CatalogQuery, ListingState } from '@/lib/routing/catalog-address/types'
import { loadMeta } from '@/lib/seo/load-meta'
import { toMetadata } from '@/lib/seo/to-metadata'

type Props = {
  params: Promise<{ section: string; rest?: string[] }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const address = await readAddress(props)
  if (address.kind !== 'listing') return {}
  const loaded = await toLoaded(() => loadSection(address.path, address.query))
  if (loaded.kind !== 'found') return {}
  const { state, listing } = loaded.value
  const { href } = plainListing(state)
  const path = metaPathOf(state)
  const meta = await loadMeta(path)
  const canBeIndexed = isIndexable(state) && !isPastEnd(listing)
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
  const address = await readAddress(props)
  // A product in a section is shown by the page of products: middleware.ts has sent it there.
  if (address.kind !== 'listing') return <NotFoundPage />
  return <SectionListing path={address.path} query={address.query} />
}

async function readAddress({ params, searchParams }: Props) {
  const { section, rest } = await params
  return readSectionAddress(section, rest, await searchParams)
}

async function SectionListing({ path, query }: { path: ListingPath; query: CatalogQuery }) {
  const [loaded, tags] = await Promise.all([
    toLoaded(() => loadSection(path, query)),
    orEmpty(() => loadSectionTags(path.section), []),
  ])
  if (loaded.kind === 'missing') return <NotFoundPage />
  if (loaded.kind === 'failed') return <FailedPage status={loaded.status} message={loaded.message} />
  const { state, listing } = loaded.value
  const { entities, readAt } = listing
  // What the page's head asked for already.
  const { subheading } = await loadMeta(metaPathOf(state))
  const rows = entities.map((entity) => cardPacker.pack(toProductCard(entity)))
  return (
    <>
      <PageFacts kind="category" id={String(listing.id)} />
      <ListingScreen
        section={loaded.value}
        tags={tags}
        subheading={subheading}
        cards={<ListingCards rows={rows} readAt={readAt} />}
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

/** The listing in its own order and length: other ones are not pages of their own. */
function plainListing(state: ListingState) {
  return writeListing({ ...state, sort: '', limit: LISTING_LIMIT })
}

function metaPathOf(state: ListingState): string {
  return plainListing(state).path
}
