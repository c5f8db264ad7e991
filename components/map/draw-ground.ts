import { type LatLngTuple, type Map as LeafletMap, polyline } from 'leaflet'
import { GROUND } from './ground-lines'

const WIDTHS = { water: 9, road: 4, metro: 2 } as const

/** Draws river, rings and metro under the marks: enough to see where in the city a place is. */
export function drawGround(map: LeafletMap): void {
  for (const { kind, title, color, points } of GROUND) {
    const line = points.split(' ').map((pair) => pair.split(',').map(Number) as LatLngTuple)
    polyline(line, {
      color,
      weight: WIDTHS[kind],
      opacity: 0.75,
      interactive: false,
      className: `ground-${title}`,
    }).addTo(map)
  }
}
