export type PageNeeds = {
  address: string
  params?: Record<string, unknown>
  page: () => Promise<unknown>
  /** Calls without which there is no page: it has their status. */
  needs: string[]
  /** Calls whose failure takes a part of the page away and never changes its status. */
  doesWithout: string[]
}

/** Every page of the shop's public part, and what it requests from the gateway. */
export const PAGES: PageNeeds[] = [
  {
    address: '/',
    page: () => import('@/app/page'),
    needs: ['getBootstrap'],
    doesWithout: [
      'getMetaData',
      'listBrands',
      'listCarBrands',
      'listManufacturers',
      'listNews',
      'listPopular',
      'listPromotions',
      'searchListing',
    ],
  },
  {
    address: '/catalog',
    page: () => import('@/app/catalog/page'),
    needs: ['getBootstrap'],
    doesWithout: ['getMetaData'],
  },
  {
    address: '/catalog/oil-filters',
    params: { section: 'oil-filters' },
    page: () => import('@/app/catalog/[section]/[[...rest]]/page'),
    needs: ['getBootstrap', 'searchListing'],
    doesWithout: ['getMetaData', 'listProductTags'],
  },
  {
    address: '/product/knecht_oc-90',
    params: { entities: 'knecht_oc-90' },
    page: () => import('@/app/product/[entities]/page'),
    needs: ['getBootstrap', 'getEntity'],
    doesWithout: [
      'findBoughtTogether',
      'findSimilarParts',
      'getPartPrices',
      'getReviews',
      'listOriginalPartVehicles',
      'searchParts',
    ],
  },
  {
    // Without reviews, which are not requested then.
    address: '/product/00-10000003',
    params: { entities: '00-10000003' },
    page: () => import('@/app/product/[entities]/page'),
    needs: ['getBootstrap', 'getEntity'],
    doesWithout: [
      'findBoughtTogether',
      'findSimilarParts',
      'getPartPrices',
      'listOriginalPartVehicles',
      'searchParts',
    ],
  },
  {
    address: '/product',
    page: () => import('@/app/product/page'),
    needs: ['getBootstrap'],
    doesWithout: ['getMetaData', 'listPopular'],
  },
  {
    address: '/search?brand=Knecht&article=OC90',
    page: () => import('@/app/search/page'),
    needs: ['getBootstrap', 'searchParts'],
    doesWithout: ['getMetaData'],
  },
  {
    address: '/search?q=фильтр',
    page: () => import('@/app/search/page'),
    needs: ['getBootstrap', 'searchByName'],
    doesWithout: ['findSectionByBrandTitle', 'getMetaData', 'searchListing'],
  },
  {
    address: '/analogs',
    page: () => import('@/app/analogs/page'),
    needs: ['getBootstrap'],
    doesWithout: ['getMetaData'],
  },
  {
    address: '/analogs/oc90',
    params: { article: 'oc90' },
    page: () => import('@/app/analogs/[article]/page'),
    needs: ['getBootstrap'],
    doesWithout: ['getMetaData', 'groupParts'],
  },
  {
    address: '/analogs/oc-90/knecht',
    params: { article: 'oc-90', brand: 'knecht' },
    page: () => import('@/app/analogs/[article]/[brand]/page'),
    needs: ['getBootstrap'],
    doesWithout: ['getMetaData', 'groupParts', 'searchParts'],
  },
  {
    address: '/original_catalogs',
    page: () => import('@/app/original_catalogs/page'),
    needs: ['getBootstrap', 'listOriginalCatalogs'],
    doesWithout: ['getMetaData'],
  },
  {
    address: '/about',
    page: () => import('@/app/about/page'),
    needs: ['getBootstrap'],
    doesWithout: [
      'getInfoSection',
      'getMetaData',
      'listNews',
      'listPress',
      'listPromotions',
      'listVacancies',
    ],
  },
  {
    address: '/about/news',
    params: { section: 'news' },
    page: () => import('@/app/about/[section]/page'),
    needs: ['getBootstrap'],
    doesWithout: ['getMetaData', 'listNews'],
  },
  {
    address: '/about/publications?year=2026&q=шины',
    params: { section: 'publications' },
    page: () => import('@/app/about/[section]/page'),
    needs: ['getBootstrap'],
    doesWithout: ['getInfoSection', 'getMetaData'],
  },
  {
    address: '/about/news/first',
    params: { section: 'news', entities: 'first' },
    page: () => import('@/app/about/[section]/[entities]/page'),
    needs: ['getBootstrap', 'readNews'],
    doesWithout: ['getMetaData'],
  },
  {
    address: '/about/certificates',
    page: () => import('@/app/about/certificates/page'),
    needs: ['getBootstrap'],
    doesWithout: ['getInfoSection', 'getMetaData'],
  },
  {
    address: '/about/vacancies',
    page: () => import('@/app/about/vacancies/page'),
    needs: ['getBootstrap'],
    doesWithout: ['getMetaData', 'listVacancies'],
  },
  {
    address: '/about/vacancies/driver',
    params: { entities: 'driver' },
    page: () => import('@/app/about/vacancies/[entities]/page'),
    needs: ['getBootstrap', 'getVacancy'],
    doesWithout: ['getMetaData'],
  },
  {
    address: '/about/brands',
    page: () => import('@/app/about/brands/page'),
    needs: ['getBootstrap'],
    doesWithout: ['getMetaData', 'listBrands'],
  },
  {
    address: '/about/brands/knecht',
    params: { entities: 'knecht' },
    page: () => import('@/app/about/brands/[entities]/page'),
    needs: ['getBootstrap', 'getBrand'],
    doesWithout: ['getInfoSection', 'getMetaData', 'searchByName'],
  },
  {
    address: '/help',
    page: () => import('@/app/help/page'),
    needs: ['getBootstrap'],
    doesWithout: ['getInfoSection', 'getMetaData'],
  },
  {
    address: '/help/faq',
    page: () => import('@/app/help/faq/page'),
    needs: ['getBootstrap'],
    doesWithout: ['getInfoSection', 'getMetaData'],
  },
  {
    address: '/help/delivery',
    params: { section: 'delivery' },
    page: () => import('@/app/help/[section]/page'),
    needs: ['getBootstrap', 'getInfoSection'],
    doesWithout: ['getMetaData'],
  },
  {
    address: '/compare',
    page: () => import('@/app/compare/page'),
    needs: ['getBootstrap'],
    doesWithout: [],
  },
  {
    address: '/list?prices=1&item=2..00-10000003&item=1..Knecht_OC 90',
    page: () => import('@/app/list/page'),
    // Rendered for each visitor: its frame says by itself that it is missing.
    needs: [],
    doesWithout: ['getBootstrap', 'getPartPrices', 'searchEntities'],
  },
  {
    address: '/shops',
    page: () => import('@/app/shops/page'),
    needs: ['getBootstrap'],
    doesWithout: ['getMetaData'],
  },
  {
    address: '/shops/tverskaya',
    params: { entities: 'tverskaya' },
    page: () => import('@/app/shops/[entities]/page'),
    needs: ['getBootstrap'],
    doesWithout: ['getMetaData'],
  },
]
