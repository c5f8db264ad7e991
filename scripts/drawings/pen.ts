import type { Axis } from '@/gateway/demo/originals/read-assemblies'
import { convexHull } from './convex-hull'

/** Screen point: x to the right, y down. */
export type Point = readonly [x: number, y: number]
/** Along the axis towards the viewer, then across. */
export type Local = readonly [t: number, u: number, v: number]
export type World = readonly [x: number, y: number, z: number]

const COS = Math.sqrt(3) / 2
const SIN = 0.5
/** Half axes of a circle of radius 1 across an axis. */
const MAJOR = Math.sqrt(1.5)
const MINOR = Math.SQRT1_2
const LINE = 1.5
const THIN = 0.9
const SAMPLES = 16
const ROUND_CORNERS = 12

/** Isometric: an axis of length 1 is 1 long on the screen. */
export function project([x, y, z]: World): Point {
  return [(x - z) * COS, (x + z) * SIN - y]
}

export function toWorld(axis: Axis, [t, u, v]: Local): World {
  if (axis === 'z') return [u, v, t]
  return axis === 'x' ? [t, v, u] : [u, t, v]
}

/** Where an axis leads on the screen. */
export function directionOf(axis: Axis): Point {
  return project(toWorld(axis, [1, 0, 0]))
}

function write(value: number): string {
  return String(Math.round(value * 10) / 10)
}

function at([x, y]: Point): string {
  return `${write(x)} ${write(y)}`
}

/** Draws one part in its coordinates, far things first: nearer ones cover them. */
export class Pen {
  readonly axis: Axis
  readonly #origin: World
  readonly #marks: string[] = []
  /** What is covered: points around each solid. */
  readonly solids: Point[][] = []

  constructor(axis: Axis, origin: World = [0, 0, 0]) {
    this.axis = axis
    this.#origin = origin
  }

  get svg(): string {
    return this.#marks.join('')
  }

  place(local: Local): Point {
    const [x, y, z] = toWorld(this.axis, local)
    const [ox, oy, oz] = this.#origin
    return project([x + ox, y + oy, z + oz])
  }

  /** A body of revolution as points of its half profile, `[t, radius]`, far end first. */
  lathe(profile: readonly (readonly [number, number])[], u = 0, v = 0) {
    profile.forEach(([t, r], index) => {
      const before = profile[index - 1]
      if (before && before[0] !== t) this.#mantle(before, [t, r], u, v)
      const after = profile[index + 1]
      if (index > 0 && (!after || after[0] === t || after[1] < r)) this.circle(t, r, u, v)
    })
  }

  circle(t: number, r: number, u = 0, v = 0, isThin = false) {
    if (r <= 0) return
    const center = this.place([t, u, v])
    this.solids.push(this.#around(center, r))
    this.#marks.push(
      `<ellipse cx="${write(center[0])}" cy="${write(center[1])}" rx="${write(r * MAJOR)}" ry="${write(r * MINOR)}" transform="rotate(${this.#turn()} ${at(center)})"${isThin ? ' class="t"' : ''}/>`,
    )
  }

  /** A hole in a face, with its wall. */
  hole(t: number, r: number, u = 0, v = 0, depth = r / 2) {
    this.circle(t, r, u, v, r < 5)
    if (r < 4) return
    const center = this.place([t - depth, u, v])
    const [from, to] = this.#ends(center, r * 0.9)
    this.#marks.push(`<path class="t n" d="M${at(from)}${this.#arc(r * 0.9)}${at(to)}"/>`)
  }

  /** The near half of a circle: threads, grooves and edges on a mantle. */
  groove(t: number, r: number, u = 0, v = 0) {
    const [from, to] = this.#ends(this.place([t, u, v]), r)
    this.#marks.push(`<path class="t n" d="M${at(from)}${this.#arc(r)}${at(to)}"/>`)
  }

  /** Holes or studs on a circle. */
  around(count: number, radius: number, draw: (u: number, v: number) => void, turn = 0.4) {
    const places = Array.from({ length: count }, (_, index) => {
      const angle = turn + (index * 2 * Math.PI) / count
      return [radius * Math.cos(angle), radius * Math.sin(angle)] as const
    })
    for (const [u, v] of places.toSorted((a, b) => a[0] + a[1] - b[0] - b[1])) draw(u, v)
  }

  /** A solid with the same outline `[u, v]` all along the axis; a round one has no edges along it. */
  prism(outline: readonly (readonly [number, number])[], from: number, to: number) {
    if (outline.length >= ROUND_CORNERS && isConvex(outline)) {
      const rims = [from, to].flatMap((t) => outline.map(([u, v]) => this.place([t, u, v])))
      this.solids.push(rims)
      this.#marks.push(`<path d="M${convexHull(rims).map(at).join('L')}Z"/>`)
      this.#polygon(outline.map(([u, v]): Local => [to, u, v]))
      return
    }
    const area = outline.reduce((sum, [u, v], index) => {
      const [nextU, nextV] = outline[(index + 1) % outline.length] ?? [0, 0]
      return sum + u * nextV - nextU * v
    }, 0)
    const sides = outline
      .map((point, index) => {
        const next = outline[(index + 1) % outline.length] ?? point
        const [du, dv] = [next[0] - point[0], next[1] - point[1]]
        return {
          point,
          next,
          isSeen: (dv - du) * Math.sign(area) > 0,
          depth: point[0] + point[1] + next[0] + next[1],
        }
      })
      .filter(({ isSeen }) => isSeen)
      .toSorted((a, b) => a.depth - b.depth)
    for (const { point, next } of sides) {
      this.#polygon([
        [from, ...point],
        [from, ...next],
        [to, ...next],
        [to, ...point],
      ])
    }
    this.#polygon(outline.map(([u, v]): Local => [to, u, v]))
  }

  box(from: number, to: number, u1: number, u2: number, v1: number, v2: number) {
    this.prism(
      [
        [u1, v1],
        [u2, v1],
        [u2, v2],
        [u1, v2],
      ],
      from,
      to,
    )
  }

  /** A bent pipe, hose or wire through points. */
  tube(points: readonly Local[], width: number, isOpen = true) {
    const places = points.map((point) => this.place(point))
    const d = smooth(places)
    const cap = isOpen ? 'butt' : 'round'
    this.#marks.push(
      `<path d="${d}" class="n" style="stroke-width:${write(width + LINE)};stroke-linecap:${cap}"/>`,
      `<path d="${d}" class="w n" style="stroke-width:${write(Math.max(0.6, width - LINE))};stroke-linecap:${cap}"/>`,
    )
    if (isOpen) this.#marks.push(endOf(places, width), endOf(places.toReversed(), width))
    const half = width / 2
    places.slice(1).forEach((end, index) => {
      const ends = [places[index] ?? end, end]
      this.solids.push(
        ends.flatMap(([x, y]): Point[] => [
          [x - half, y],
          [x + half, y],
          [x, y - half],
          [x, y + half],
        ]),
      )
    })
  }

  /** Thin lines on a face. */
  line(points: readonly Local[], isClosed = false) {
    const places = points.map((point) => this.place(point))
    this.solids.push(places)
    this.#marks.push(`<path class="t n" d="M${places.map(at).join('L')}${isClosed ? 'Z' : ''}"/>`)
  }

  /** A smooth outline in one face, filled: glass, panels, skins. */
  skin(points: readonly Local[]) {
    const places = points.map((point) => this.place(point))
    this.solids.push(places)
    this.#marks.push(`<path d="${smooth([...places, places[0] ?? [0, 0]])}Z"/>`)
  }

  coil(from: number, to: number, radius: number, turns: number, width: number) {
    const steps = 8
    const point = (step: number): Local => {
      const angle = (step * 2 * Math.PI) / (steps * 2) - Math.PI / 4
      return [
        from + ((to - from) * step) / (turns * steps * 2),
        radius * Math.cos(angle),
        radius * Math.sin(angle),
      ]
    }
    const halves = Array.from({ length: turns * 2 }, (_, half) =>
      Array.from({ length: steps + 1 }, (_unused, step) => point(half * steps + step)),
    )
    for (const half of halves.filter((_, index) => index % 2 === 1)) this.tube(half, width, false)
    for (const half of halves.filter((_, index) => index % 2 === 0)) this.tube(half, width, false)
  }

  #turn(): string {
    const [dx, dy] = directionOf(this.axis)
    return write((Math.atan2(dx, -dy) * 180) / Math.PI)
  }

  #ends(center: Point, r: number): [Point, Point] {
    const [dx, dy] = directionOf(this.axis)
    const [nx, ny] = [-dy * r * MAJOR, dx * r * MAJOR]
    return [
      [center[0] + nx, center[1] + ny],
      [center[0] - nx, center[1] - ny],
    ]
  }

  #arc(r: number): string {
    return `A${write(r * MAJOR)} ${write(r * MINOR)} ${this.#turn()} 0 0 `
  }

  #mantle([t0, r0]: readonly [number, number], [t1, r1]: readonly [number, number], u: number, v: number) {
    const [far, near] = [this.place([t0, u, v]), this.place([t1, u, v])]
    this.solids.push([...this.#around(far, r0), ...this.#around(near, r1)])
    const [a0, b0] = this.#ends(far, r0)
    const [a1, b1] = this.#ends(near, r1)
    this.#marks.push(
      `<path d="M${at(a0)}L${at(a1)}${this.#arc(r1)}${at(b1)}L${at(b0)}${this.#arc(r0)}${at(a0)}Z"/>`,
    )
  }

  #polygon(points: readonly Local[]) {
    const places = points.map((point) => this.place(point))
    this.solids.push(places)
    this.#marks.push(`<path d="M${places.map(at).join('L')}Z"/>`)
  }

  #around([x, y]: Point, r: number): Point[] {
    const [dx, dy] = directionOf(this.axis)
    return Array.from({ length: SAMPLES }, (_, step): Point => {
      const angle = (step * 2 * Math.PI) / SAMPLES
      const [along, across] = [r * MINOR * Math.sin(angle), r * MAJOR * Math.cos(angle)]
      return [x + dx * along - dy * across, y + dy * along + dx * across]
    })
  }
}

/** The edge at which a pipe ends. */
function endOf([first, second]: readonly Point[], width: number): string {
  if (!first || !second) return ''
  const [dx, dy] = [second[0] - first[0], second[1] - first[1]]
  const scale = (width - LINE) / 2 / (Math.hypot(dx, dy) || 1)
  const [nx, ny] = [-dy * scale, dx * scale]
  return `<path class="n" d="M${at([first[0] + nx, first[1] + ny])}L${at([first[0] - nx, first[1] - ny])}"/>`
}

function isConvex(outline: readonly (readonly [number, number])[]): boolean {
  const turns = outline.map(([u, v], index) => {
    const [nextU, nextV] = outline[(index + 1) % outline.length] ?? [u, v]
    const [afterU, afterV] = outline[(index + 2) % outline.length] ?? [u, v]
    return (nextU - u) * (afterV - nextV) - (nextV - v) * (afterU - nextU)
  })
  return turns.every((turn) => turn >= -1e-6) || turns.every((turn) => turn <= 1e-6)
}

/** A smooth path through points (Catmull-Rom as cubic curves). */
function smooth(points: readonly Point[]): string {
  const [first, ...rest] = points
  if (!first) return ''
  const curves = rest.map((end, index) => {
    const start = points[index] ?? first
    const before = points[index - 1] ?? start
    const after = points[index + 2] ?? end
    const one: Point = [start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6]
    const two: Point = [end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6]
    return `C${at(one)} ${at(two)} ${at(end)}`
  })
  return `M${at(first)}${curves.join('')}`
}

/** Rules for the marks of a pen: white solids with dark edges, `t` thin, `n` not filled, `w` white strokes. */
export const PEN_STYLE = `path,ellipse{fill:#fff;stroke:#1a1a1a;stroke-width:${LINE};stroke-linejoin:round}.t{stroke-width:${THIN}}.n{fill:none}.w{stroke:#fff}`
