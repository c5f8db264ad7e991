/** In the order in which they run, each with what it measures. */
export const PARTS = {
  // Copies the shop's database, so it comes before anything that opens it.
  import: 'price lists',
  weight: 'HTML and elements of pages, as a multiple of the plain app',
  gateway: 'calls of the catalogue',
  cars: 'calls about cars',
  originals: 'original catalogues',
  first: 'first answers, many at a time',
  cpu: 'processor time of first answers, as a multiple of the plain app',
  crawl: 'a crawler beside visitors',
  load: 'cached pages, as a share of a bare server',
  memory: 'after that load',
  press: 'main thread and requests of a press, as a multiple of the plain app',
  browser: 'scripts, and presses to paint',
  account: 'pages of the account',
  cart: 'the cart',
  orders: 'orders at the same time',
  lighthouse: 'public pages, also in points below the plain app',
  private: 'Lighthouse of the pages of a person',
  company: 'Lighthouse of the pages about the company',
} as const

export type BenchPart = keyof typeof PARTS

export function isBenchPart(name: string): name is BenchPart {
  return Object.hasOwn(PARTS, name)
}

export const BENCH_PARTS = Object.keys(PARTS).filter(isBenchPart)
