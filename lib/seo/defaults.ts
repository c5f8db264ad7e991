/** Head of a page for which the gateway has none. */
export const DEFAULT_META = {
  title: 'Автозапчасти по номеру и по автомобилю — интернет-магазин',
  description:
    'Автозапчасти, масла, шины и диски: поиск по номеру детали и по названию, цены и сроки поставщиков, аналоги, самовывоз и доставка.',
} as const

/** What social networks show of a page that has no picture of its own (`lib/site/icon-files.ts`). */
export const DEFAULT_PICTURE = {
  url: '/og.png',
  width: 1200,
  height: 630,
  alt: 'Автозапчасти по номеру и по автомобилю',
}
