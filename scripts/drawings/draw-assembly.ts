import type { Axis } from '@/gateway/demo/originals/read-assemblies'
import type { UnitDrawing } from '@/gateway/demo/originals/unit-drawings'
import { CALLOUT_RADIUS, placeCallouts } from './callouts'
import { compose, type DrawnPart } from './compose'
import { boxOf } from './coverage'
import { PEN_STYLE, type Point } from './pen'

const MARGIN = 24
/** Room for a thumb around a callout's circle. */
const PRESS = 3
const FOOT = 26
const STYLE = `${PEN_STYLE}.g{fill:none;stroke:#1a1a1a;stroke-width:.8;stroke-dasharray:14 4 3 4}.l{fill:none;stroke:#1a1a1a;stroke-width:.9}circle{fill:#fff;stroke:#1a1a1a;stroke-width:1.2}text{font:600 15px Arial,Helvetica,sans-serif;fill:#111;text-anchor:middle}.c{font:12px Arial,Helvetica,sans-serif;fill:#555;text-anchor:end}`

/** An exploded view in the manner of makers' catalogues: parts on dashed axes, each with its numbered callout. */
export function drawAssembly(parts: readonly DrawnPart[], axis: Axis, label: string): UnitDrawing {
  const composed = compose(parts, axis)
  const callouts = placeCallouts(composed.parts)
  const [x1, y1, x2, y2] = boxOf([
    ...composed.parts.flatMap(({ outline }) => outline),
    ...composed.guides.flat(),
    ...callouts.flatMap(({ center: [x, y] }): Point[] => [
      [x - CALLOUT_RADIUS, y - CALLOUT_RADIUS],
      [x + CALLOUT_RADIUS, y + CALLOUT_RADIUS],
    ]),
  ])
  const [dx, dy] = [Math.round(MARGIN - x1), Math.round(MARGIN - y1)]
  const width = Math.ceil(x2 - x1 + MARGIN * 2)
  const height = Math.ceil(y2 - y1 + MARGIN * 2 + FOOT)
  const guides = composed.guides.map(([from, to]) => `<path class="g" d="M${pair(from)}L${pair(to)}"/>`)
  const marks = callouts.map(({ position, center, tip }) => {
    const [x, y] = [round(center[0]), round(center[1])]
    return (
      `<path class="l" d="M${pair(center)}L${pair(tip)}"/>` +
      `<circle cx="${x}" cy="${y}" r="${CALLOUT_RADIUS}"/><text x="${x}" y="${round(y + 5.4)}">${position}</text>`
    )
  })
  const order = composed.parts.map(({ svg }) => svg)
  return {
    width,
    height,
    hotspots: callouts.map(({ position, center: [x, y] }) => ({
      position,
      x1: Math.round(x + dx - CALLOUT_RADIUS - PRESS),
      y1: Math.round(y + dy - CALLOUT_RADIUS - PRESS),
      x2: Math.round(x + dx + CALLOUT_RADIUS + PRESS),
      y2: Math.round(y + dy + CALLOUT_RADIUS + PRESS),
    })),
    svg:
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
      `<style>${STYLE}</style><rect width="${width}" height="${height}" fill="#fff"/>` +
      `<g transform="translate(${dx} ${dy})">${guides.join('')}${order.join('')}${marks.join('')}</g>` +
      `<text class="c" x="${width - 12}" y="${height - 12}">${label}</text></svg>`,
  }
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

function pair([x, y]: Point): string {
  return `${round(x)} ${round(y)}`
}
