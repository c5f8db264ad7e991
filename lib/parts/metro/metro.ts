export type MetroStation = { name: string; lat?: number; lng?: number }
export type MetroLine = {
  name: string
  /** Six hex digits, with or without `#`. */
  hex_color: string
  stations: readonly MetroStation[]
}

/**
 * Colour of a station's line as `#rrggbb`, whatever the case and with ё and е alike; `null` for an unknown station.
 * A name that stands on several lines takes the first of them in the order of the data, unless `lineName` picks one.
 */
export function metroColour(lines: readonly MetroLine[], station: string, lineName?: string): string | null {
  const name = fold(station)
  const found = lines.filter(({ stations }) => stations.some((candidate) => fold(candidate.name) === name))
  const line = (lineName && found.find((candidate) => fold(candidate.name) === fold(lineName))) || found[0]
  return line ? `#${line.hex_color.replace('#', '').toLowerCase()}` : null
}

function fold(name: string): string {
  return name.toLowerCase().replaceAll('ё', 'е').replace(/\s+/g, ' ').trim()
}
