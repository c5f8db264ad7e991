import type { Metadata } from 'next'
import { ProductPage, productMetadata } from '@/app/product/_components/product-page'
import { cardPacker } from '@/app/catalog/_components/card-packer'
import { ListingCards } from '@/app/catalog/_components/listing-cards'
import { FailedPage } from '@/components/layout/failed-page'
import { NotFoundPage } from '@/components/layout/not-found-page'
import { ListingScreen } from '@/features/catalog/components/listing-screen'
import { type ListingPath, readSectionAddress } from '@/features/catalog/model/listing-address'
import { isIndexable } from '@/features/catalog/model/listing-links'
import { loadSection } from '@/features/catalog/server/load-section'
import { loadSectionTags } from '@/features/catalog/server/load-section-tags'
import { toProductCard } from '@/features/product/model/product-card-data'
import { LISTING_LIMIT } from '@/lib/gateway/contracts/limits'
import { orEmpty, toLoaded } from '@/lib/gateway/load'
import { writeListing } from '@/lib/routing/catalog-address/write-listing'
import type { CatalogQuery } from '@/lib/routing/catalog-address/types'
import { loadMeta } from '@/lib/seo/load-meta'
import { toMetadata } from '@/lib/seo/to-metadata'
import { loadBootstrap } from '@/lib/site/load-bootstrap'
import { sectionByCode, sectionStore } from '@/lib/site/section-store'

export const ensureStatic = 'navigation'

type Params = { params: Promise<{ section: string; rest?: string[] }> }

export function generateStaticParams() {
  return [{ section: '__build__', rest: ['__build__'] }]
}

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  const { section, rest } = await params
  const address = readSectionAddress(section, rest)
  if (address.kind === 'product') return productMetadata(address.internalCode)
  if (address.kind === 'missing') return {}
  const loaded = await toLoaded(() => loadSection(address.path, address.query))
  if (loaded.kind !== 'found') return {}
  const { state, listing } = loaded.value
  const { path, href } = writeListing({ ...state, sort: '', limit: LISTING_LIMIT })
  const meta = await loadMeta(path)
  const canBeIndexed = isIndexable(state)
  const title = meta.title ?? listing.meta.title ?? listing.title
  return toMetadata(
    {
      ...meta,
      title: state.page > 1 ? `${title} — страница ${state.page}` : title,
      canonical: canBeIndexed && state.page > 1 ? href : meta.canonical,
      robots: canBeIndexed ? meta.robots : 'noindex, follow',
    },
    {
      ...(listing.meta.description ? { description: listing.meta.description } : {}),
      path: canBeIndexed ? href : path,
      image: listing.meta.image ?? undefined,
    },
  )
}

export default async function SectionPage({ params }: Params) {
  const { section, rest } = await params
  const address = readSectionAddress(section, rest)
  if (address.kind === 'missing') return <NotFoundPage />
  if (address.kind === 'product') return <SectionProduct {...address} />
  return <SectionListing path={address.path} query={address.query} />
}

async function SectionProduct({ section, internalCode }: { section: string; internalCode: string }) {
  const bootstrap = await toLoaded(loadBootstrap)
  const isKnown = bootstrap.kind === 'found' && sectionByCode(sectionStore(bootstrap.value.sections), section)
  return isKnown ? <ProductPage segment={internalCode} /> : <NotFoundPage />
}

async function SectionListing({ path, query }: { path: ListingPath; query: CatalogQuery }) {
  const [loaded, tags] = await Promise.all([
    toLoaded(() => loadSection(path, query)),
    orEmpty(() => loadSectionTags(path.section), []),
  ])
  if (loaded.kind === 'missing') return <NotFoundPage />
  if (loaded.kind === 'failed') return <FailedPage status={loaded.status} message={loaded.message} />
  const { entities, readAt } = loaded.value.listing
  const rows = entities.map((entity) => cardPacker.pack(toProductCard(entity)))
  return (
    <ListingScreen section={loaded.value} tags={tags} cards={<ListingCards rows={rows} readAt={readAt} />} />
  )
}
