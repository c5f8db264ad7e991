import { describe, expect, it } from 'vitest'
import { articleKey, brandKey } from '@/lib/parts/keys'
import { parseProductSegment } from '@/lib/parts/number/parse-product-segment'
import { decodeUriPart } from '@/lib/parts/uri'
import { hrefs } from '@/lib/routing/hrefs'
import { matchPage } from '@/lib/routing/match-page'
import { canonicalizeSearchQuery, parseSearchQuery } from '@/lib/routing/search-address'
import { type Hints, hintGroups } from './hint-groups'
import { nextSteps } from './next-steps'
import { toPartGroup } from './part'
import { planSearch } from './search-plan'

/** Numbers that makers print, with every sign that means something in an address. */
const ARTICLES = [
  'W 914/2',
  '1/2/3',
  'C 30 130',
  'P 550 309+',
  'A+B 12',
  '100%',
  '5%20 7',
  '6СТ-60.1 VL',
  'ДГ-29',
  '.5',
  '0.5.',
  'AB_12',
  '12?x=1',
  '12&q=2',
  "12'4",
  '12"4',
  '12;4',
  'K015(603)XS',
  'S03=12',
  '12\\4',
  'Ü-90',
]
const BRANDS = ['MANN-FILTER', 'A/B', 'K&K', 'БЕЛМАГ', 'LIQUI MOLY', 'a_b', '3ton+']

const pairs = BRANDS.flatMap((brand) => ARTICLES.map((article) => ({ brand, article })))
const addressOf = (href: string) => new URL(href, 'https://shop.example')
const pageOf = (href: string) => matchPage(addressOf(href).pathname)?.path
const partsOf = (href: string) => addressOf(href).pathname.split('/').slice(2)
const planOf = (href: string) => planSearch(parseSearchQuery(addressOf(href).searchParams))

describe.each(pairs)('$brand $article', ({ brand, article }) => {
  it('opens under its product address', () => {
    const href = hrefs.product({ brand, article })
    expect(pageOf(href)).toBe('/product/[entities]')
    const parsed = parseProductSegment(partsOf(href)[0] ?? '')
    const read = parsed?.kind === 'pairs' ? parsed.pairs : []
    const keys = read.map((pair) => [brandKey(pair.brand), articleKey(pair.article)])
    expect(keys).toContainEqual([brandKey(brand.replaceAll('/', '-')), articleKey(article)])
  })

  it('opens under its analogs', () => {
    const href = hrefs.analogsOf(article, brand)
    expect(pageOf(href)).toBe('/analogs/[article]/[brand]')
    expect(articleKey(decodeUriPart(partsOf(href)[0] ?? '') ?? '')).toBe(articleKey(article))
    expect(pageOf(hrefs.analogsOf(article))).toBe('/analogs/[article]')
  })

  it('is searched as it is written, whatever cache or form the address went through', () => {
    const href = hrefs.search({ brand, article })
    expect(pageOf(href)).toBe('/search')
    expect(planOf(href)).toMatchObject({ kind: 'part', brand, article })
    const stored = canonicalizeSearchQuery(addressOf(href).searchParams)
    expect(planOf(`/search?${stored}`)).toMatchObject({ kind: 'part', brand, article })
  })
})

describe.each(ARTICLES)('%s', (article) => {
  it('is searched by its number alone', () => {
    expect(planOf(hrefs.search({ q: article, mode: 'articul' }))).toMatchObject({ kind: 'article', article })
  })

  it('is a hint and a row of results that open', () => {
    const product = {
      id: '',
      arusCode: '',
      title: 'Фильтр',
      location: '',
      brandString: 'A/B',
      brandExternalId: null,
      partNumber: article,
      pictureUrl: null,
      price: 1,
    }
    const found: Hints = {
      query: article,
      isCorrected: false,
      isNear: true,
      products: [product],
      sections: [],
      brands: [],
    }
    const [group] = hintGroups({ text: article, mode: 'all', history: [], found })
    expect(pageOf(group?.options[0]?.href ?? '')).toBe('/product/[entities]')
    const identity = {
      brand: 'A/B',
      brandExternalId: null,
      brandCode: null,
      article,
      title: 'Фильтр',
      arusCode: null,
    }
    const row = toPartGroup({
      ...identity,
      pictureUrl: [],
      reviewsRating: 0,
      reviewsCount: 0,
      minPrice: null,
      offersCount: 0,
    })
    expect(pageOf(row.href)).toBe('/product/[entities]')
  })

  it('leads on from where nothing was found', () => {
    for (const href of [
      hrefs.search({ q: article, mode: 'articul' }),
      hrefs.search({ brand: 'A/B', article }),
    ]) {
      const plan = planOf(href)
      if (plan.kind === 'empty') throw new Error('no number was read')
      for (const step of nextSteps(plan, 'Мотор').steps) expect(pageOf(step.href)).toBe('/search')
    }
  })
})
