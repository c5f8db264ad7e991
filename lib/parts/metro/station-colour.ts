import { metroColour } from './metro'
import { MOSCOW_METRO } from './moscow-metro'

type Station = { name: string; line: string | null; color: string | null }

const HEX = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i

/** The line's colour as the gateway gives it, else by the station's name; `null` when neither knows it. */
export function stationColour({ name, line, color }: Station): string | null {
  const hex = HEX.exec(color?.trim() ?? '')?.[1]
  return hex === undefined ? metroColour(MOSCOW_METRO, name, line ?? undefined) : `#${hex.toLowerCase()}`
}
