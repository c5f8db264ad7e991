import type { Axis, AssemblyPart } from '@/gateway/demo/originals/read-assemblies'
import { directionOf, Pen, project, toWorld, type Point, type World } from './pen'
import { drawShape } from './shape'
import { SHAPES } from './shapes'

export type DrawnPart = Pick<AssemblyPart, 'position' | 'shape' | 'size' | 'place'>

/** `solids` are points around each of its bodies, `outline` all of them. */
export type Placed = { position: string; svg: string; solids: Point[][]; outline: Point[]; center: Point }
/** A dashed line along which parts are put together. */
export type Guide = readonly [Point, Point]

const GAP = 16
const ROW_GAP = 26
const OFF_GAP = 14
const OFF: Readonly<Record<'up' | 'down' | 'right' | 'left', { axis: Axis; sign: 1 | -1 }>> = {
  up: { axis: 'y', sign: 1 },
  down: { axis: 'y', sign: -1 },
  right: { axis: 'x', sign: 1 },
  left: { axis: 'x', sign: -1 },
}

/** What stands as it does in a car, whichever way it is taken off. */
const UPRIGHT = new Set(
  (
    'airbox airboxlid panelfilter oilpan fueltank battery tray fusebox relay ecu reservoir tank carpet tray_under ' +
    'seatcushion seatback headrest seatframe rail_seat belt_seat buckle lever console glovebox grille emblem label ' +
    'vent hinge lock stay switchunit heatshield armlink linkrod handle doortrim smalllamp'
  ).split(' '),
)

type Range = readonly [min: number, max: number]

function rangeAlong(points: readonly Point[], [dx, dy]: Point): Range {
  const values = points.map(([x, y]) => x * dx + y * dy)
  return [Math.min(...values), Math.max(...values)]
}

/** `row` is the axis of the row that the part belongs to. */
function drawAt(part: DrawnPart, axis: Axis, origin: World, row: Axis): Placed {
  const isTurned = axis !== row || axis === 'y'
  const pen = new Pen(isTurned && UPRIGHT.has(part.shape) ? uprightAxis(row) : axis, origin)
  const shape = SHAPES[part.shape]
  if (!shape) throw new Error(`no shape ${part.shape}`)
  drawShape(pen, shape, part.size)
  return {
    position: part.position,
    svg: pen.svg,
    solids: pen.solids,
    outline: pen.solids.flat(),
    center: pen.place([0, 0, 0]),
  }
}

function uprightAxis(row: Axis): Axis {
  return row === 'y' ? 'z' : row
}

function moved([x, y, z]: World, axis: Axis, by: number): World {
  const [dx, dy, dz] = toWorld(axis, [by, 0, 0])
  return [x + dx, y + dy, z + dz]
}

type Cluster = { host: DrawnPart; off: DrawnPart[] }

/** A host with what is taken off it, drawn with the host at a point. */
function drawCluster(
  { host, off }: Cluster,
  axis: Axis,
  origin: World,
): { parts: Placed[]; guides: Guide[] } {
  const main = drawAt(host, axis, origin, axis)
  const parts = [main]
  const guides: Guide[] = []
  const behind: Placed[] = []
  for (const place of ['up', 'down', 'left', 'right'] as const) {
    const own = off.filter((part) => part.place === place)
    if (own.length === 0) continue
    const { axis: offAxis, sign } = offAxisOf(place, axis)
    const direction = directionOf(offAxis)
    const [low, high] = rangeAlong(main.outline, direction)
    const [x, y] = main.center
    const middle = x * direction[0] + y * direction[1]
    let edge = sign > 0 ? high - middle : low - middle
    let last = main.center
    const drawn = own.map((part) => {
      const [partLow, partHigh] = rangeAlong(drawAt(part, offAxis, [0, 0, 0], axis).outline, direction)
      const by = sign > 0 ? edge + OFF_GAP - partLow : edge - OFF_GAP - partHigh
      edge = sign > 0 ? by + partHigh : by + partLow
      const placed = drawAt(part, offAxis, moved(origin, offAxis, by), axis)
      last = placed.center
      return placed
    })
    guides.push([main.center, last])
    // Nearer parts cover farther ones.
    if (sign > 0) parts.push(...drawn)
    else behind.push(...drawn.toReversed())
  }
  return { parts: [...behind, ...parts], guides }
}

function offAxisOf(place: DrawnPart['place'], row: Axis): { axis: Axis; sign: 1 | -1 } {
  const off = place === 'next' || place === 'row' ? OFF.up : OFF[place]
  if (off.axis !== row) return off
  return { ...off, axis: row === 'x' ? 'z' : 'x' }
}

/** Sets parts out on parallel axes so that none hides another. */
export function compose(parts: readonly DrawnPart[], axis: Axis): { parts: Placed[]; guides: Guide[] } {
  const rows: Cluster[][] = []
  for (const part of parts) {
    if (part.place === 'row' || rows.length === 0) rows.push([])
    const row = rows.at(-1) ?? []
    const last = row.at(-1)
    if (part.place === 'next' || part.place === 'row' || !last) row.push({ host: part, off: [] })
    else last.off.push(part)
  }
  const direction = directionOf(axis)
  const across = ACROSS[axis]
  const placed: Placed[] = []
  const guides: Guide[] = []
  let rowEdge = 0
  rows.forEach((row, index) => {
    const drawn = drawRow(row, axis, direction)
    const all = drawn.parts.flatMap(({ outline }) => outline)
    const [low, high] = rangeAlong(all, across)
    const [near, far] = rangeAlong(all, direction)
    const by = rowEdge - low + (index === 0 ? 0 : ROW_GAP)
    // Rows are centred on each other.
    const along = -(near + far) / 2
    const shift: Point = [across[0] * by + direction[0] * along, across[1] * by + direction[1] * along]
    rowEdge = by + high
    for (const part of drawn.parts) placed.push(shifted(part, shift))
    for (const [from, to] of drawn.guides) guides.push([plus(from, shift), plus(to, shift)])
  })
  return { parts: placed, guides }
}

/** From one row to the next, at a right angle to the axis on the screen. */
const ACROSS: Readonly<Record<Axis, Point>> = {
  z: [0.5, Math.sqrt(3) / 2],
  x: [-0.5, Math.sqrt(3) / 2],
  y: [1, 0],
}

function drawRow(row: readonly Cluster[], axis: Axis, direction: Point) {
  const parts: Placed[] = []
  const guides: Guide[] = []
  let edge = 0
  const centers: Point[] = []
  for (const cluster of row) {
    const probe = drawCluster(cluster, axis, [0, 0, 0])
    const [low, high] = rangeAlong(
      probe.parts.flatMap(({ outline }) => outline),
      direction,
    )
    const by = edge - low + GAP
    edge = by + high
    const drawn = drawCluster(cluster, axis, moved([0, 0, 0], axis, by))
    centers.push(project(moved([0, 0, 0], axis, by)))
    parts.push(...drawn.parts)
    guides.push(...drawn.guides)
  }
  const [first, last] = [centers[0], centers.at(-1)]
  if (first && last && centers.length > 1) {
    const [dx, dy] = direction
    guides.unshift([
      [first[0] - dx * 30, first[1] - dy * 30],
      [last[0] + dx * 40, last[1] + dy * 40],
    ])
  }
  return { parts, guides }
}

function plus([x, y]: Point, [dx, dy]: Point): Point {
  return [x + dx, y + dy]
}

/** Moves what was drawn; its marks move in a group. */
function shifted(part: Placed, by: Point): Placed {
  const [dx, dy] = by.map((value) => Math.round(value * 10) / 10)
  return {
    ...part,
    svg: `<g transform="translate(${dx} ${dy})">${part.svg}</g>`,
    solids: part.solids.map((solid) => solid.map((point) => plus(point, by))),
    outline: part.outline.map((point) => plus(point, by)),
    center: plus(part.center, by),
  }
}
