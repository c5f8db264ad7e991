type Named = {
  title: string
  city: string | null
  address: string | null
  metro: readonly { name: string }[]
}

/** Shops whose name, city, address or metro holds every word. */
export function findShops<T extends Named>(shops: readonly T[], query: string): T[] {
  const words = fold(query).split(' ').filter(Boolean)
  return shops.filter(({ title, city, address, metro }) => {
    const text = fold([title, city ?? '', address ?? '', ...metro.map(({ name }) => name)].join(' '))
    return words.every((word) => text.includes(word))
  })
}

function fold(text: string): string {
  return text.toLowerCase().replaceAll('ё', 'е').replace(/\s+/g, ' ').trim()
}
