/** Paths of all pages that the shop names to search engines. */
export async function realAddresses(shopUrl: string): Promise<string[]> {
  const parts = await locationsIn(`${shopUrl}/sitemap.xml`)
  const pages = await Promise.all(parts.map((part) => locationsIn(new URL(part.pathname, shopUrl).href)))
  return pages.flat().map(({ pathname, search }) => pathname + search)
}

async function locationsIn(url: string): Promise<URL[]> {
  const text = await (await fetch(url)).text()
  return Array.from(
    text.matchAll(/<loc>([^<]*)<\/loc>/g),
    ([, location = '']) => new URL(location.replaceAll('&amp;', '&')),
  )
}

/** So many of them, from all parts of the list. */
export function spread<Item>(items: readonly Item[], count: number): Item[] {
  const step = Math.max(1, items.length / count)
  return Array.from(
    { length: Math.min(count, items.length) },
    (_, at) => items[Math.floor(at * step)],
  ).filter((item) => item !== undefined)
}
