import { fullListings } from './full-listings.ts'

type Filter = {
  id: string
  code: string
  type: string
  rewriteCode: string | null
  options: { id: string; rewriteCode: string | null; count: number }[]
}
type Entity = { id: string; partNumber: string; brandString: string; title: string }
type Listing = { entities: Entity[]; filters: Filter[]; pagination: { total: number } }
type Section = { code: string; count: number; children: number[] }

export type NumberBody = { article: string; brand: string }

export type Places = {
  listing: string
  listingWithPathFilter: string
  listingWithQueryFilter: string
  product: string
  screens: Record<string, string>
  /** Addresses that no other part of the benchmark requests. */
  unasked: { products: string[]; listings: string[]; searches: string[] }
  /** Likewise, for the turns with the plain app; these listings are full. */
  inTurns: { products: string[]; listings: string[]; searches: string[] }
  listingBodies: object[]
  hintQueries: string[]
  numberBodies: NumberBody[]
  isLarge: boolean
}

const LARGE_CATALOGUE = 100_000
const CALLS = 230
/** Of each kind. */
const IN_TURNS = 400
const PRODUCTS = 20_000

/** Addresses to measure at, read off the running gateway: a well-filled section, its filters, its products. */
export async function findPlaces(gateway: string): Promise<Places> {
  const post = async (call: string, body: object): Promise<Listing> => {
    const response = await fetch(`${gateway}/gw${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${call} answered ${response.status}`)
    return response.json() as Promise<Listing>
  }
  const bootstrap = (await (await fetch(`${gateway}/gw/catalog/site/v1/bootstrap`)).json()) as {
    sections: Section[]
  }
  const leaves = bootstrap.sections
    .filter((section) => section.children.length === 0 && section.count > 120)
    .sort((a, b) => b.count - a.count)
  const section = leaves[0]
  if (!section) throw new Error('The demo shop has no section with more than 120 products')
  const listing = await post('/catalog/site/v2/filters/search', { section: section.code })
  const brands = listing.filters.find((filter) => filter.rewriteCode === 'brand')
  const [brand, other] = [...(brands?.options ?? [])].sort((a, b) => b.count - a.count)
  const product = listing.entities[0]
  if (!brands || !brand || !other || !product) throw new Error(`Section ${section.code} has no brands`)

  const products = await collectProducts(gateway, leaves, PRODUCTS)
  const unasked = shuffle(products.slice(1))
  const total = bootstrap.sections.find((one) => one.code === 'catalog')?.count ?? 0
  return {
    listing: `/catalog/${section.code}`,
    listingWithPathFilter: `/catalog/${section.code}/brand-${brand.rewriteCode}`,
    listingWithQueryFilter: `/catalog/${section.code}?filters=${brands.id}.${[brand.id, other.id].sort().join(',')}`,
    product: `/product/${product.id}`,
    screens: {
      home: '/',
      listing: `/catalog/${section.code}`,
      product: `/product/${product.id}`,
      search: `/search?q=${encodeURIComponent(product.partNumber)}`,
    },
    unasked: {
      products: unasked.slice(IN_TURNS * 2).map(toProductPath),
      listings: shuffle(await collectListings(leaves, post)),
      searches: unasked.slice(IN_TURNS * 2).map(toSearchPath),
    },
    inTurns: {
      products: unasked.slice(0, IN_TURNS).map(toProductPath),
      listings: shuffle(fullListings(leaves)).slice(0, IN_TURNS),
      searches: unasked.slice(IN_TURNS, IN_TURNS * 2).map(toSearchPath),
    },
    listingBodies: listingBodies(leaves, brands.id, brand.id),
    hintQueries: hintQueries(products),
    numberBodies: unasked.map(({ partNumber, brandString }) => ({ article: partNumber, brand: brandString })),
    isLarge: total >= LARGE_CATALOGUE,
  }
}

function toProductPath({ id }: Entity): string {
  return `/product/${id}`
}

function toSearchPath({ partNumber }: Entity): string {
  return `/search?q=${encodeURIComponent(partNumber)}`
}

/** Each section by each of its brands. */
async function collectListings(
  sections: Section[],
  post: (call: string, body: object) => Promise<Listing>,
): Promise<string[]> {
  const addresses: string[] = []
  for (const { code } of sections) {
    const { filters } = await post('/catalog/site/v2/filters/search', { section: code })
    const brands = filters.find((filter) => filter.rewriteCode === 'brand')
    for (const { rewriteCode, count } of brands?.options.slice(2) ?? []) {
      if (count > 0) addresses.push(`/catalog/${code}/brand-${rewriteCode}`)
    }
  }
  return addresses
}

/** The same order in every run, and neighbours far apart: a section's pages share what the gateway reads of it. */
function shuffle<T>(paths: readonly T[]): T[] {
  const step = 7919
  return paths.flatMap((_, index) => paths[(index * step) % paths.length] ?? [])
}

async function collectProducts(gateway: string, sections: Section[], count: number): Promise<Entity[]> {
  const found = new Map<string, Entity>()
  for (const section of sections) {
    for (let page = 1; found.size < count; page += 1) {
      const response = await fetch(
        `${gateway}/gw/catalog/site/v2/section/${section.code}?limit=100&page=${page}`,
      )
      const { entities } = (await response.json()) as Listing
      for (const entity of entities) found.set(entity.partNumber, entity)
      if (entities.length < 100) break
    }
  }
  return [...found.values()]
}

function listingBodies(sections: Section[], brandFilter: string, brand: string): object[] {
  return Array.from({ length: CALLS }, (_, index) => {
    const section = sections[index % sections.length]?.code
    const filters = index % 3 === 0 ? [{ id: brandFilter, values: [brand] }] : []
    return { section, filters, page: 1 + (index % 2), limit: 58 }
  })
}

/** What people type: the beginning of a number, of a brand, of a name. */
function hintQueries(products: Entity[]): string[] {
  return Array.from({ length: CALLS }, (_, index) => {
    const product = products[(index * 37) % products.length]
    if (!product) return 'масло'
    const words = [product.partNumber.slice(0, 4), product.brandString.slice(0, 4), product.title.slice(0, 7)]
    return words[index % words.length] ?? 'масло'
  })
}
