type Decoded = {
  cars: readonly { manufacturer: string; model: string; title: string }[]
  manufacturer: { title: string } | null
  title: string | null
  year: number | null
}

/** The car of a VIN or frame number: «Hyundai Solaris II 1.6, 2017 год»; null for one that gives none. */
export function nameOfDecoded({ cars, manufacturer, title, year }: Decoded): string | null {
  const name = sharedName(cars) || (title ?? manufacturer?.title)
  return name ? name + (year === null ? '' : `, ${year} год`) : null
}

/** As much of the name as all the cars have. */
function sharedName([first, ...others]: Decoded['cars']): string {
  if (!first) return ''
  const words: string[] = []
  for (const part of ['manufacturer', 'model', 'title'] as const) {
    if (others.some((car) => car[part] !== first[part])) break
    words.push(first[part])
  }
  return words.join(' ')
}
