export const BENCH_PARTS = [
  'import',
  'weight',
  'gateway',
  'cars',
  'originals',
  'first',
  'crawl',
  'load',
  'memory',
  'browser',
  'account',
  'cart',
  'orders',
  'lighthouse',
  'company',
] as const

export type BenchPart = (typeof BENCH_PARTS)[number]
