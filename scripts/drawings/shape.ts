import { outlineOf, type Outline } from './outline'
import type { Local, Pen } from './pen'

type Pair = readonly [number, number]

/**
 * One stroke of the pen, as it is at size 1: all measures grow with the size but the depth of a hole. `at` is its middle across the
 * axis. A `wall` is a depth that grows, too.
 */
export type Mark =
  | { lathe: readonly Pair[]; at?: Pair; isTipFixed?: boolean }
  | { circle: Pair; at?: Pair; isThin?: boolean }
  | { groove: Pair; at?: Pair }
  | { hole: Pair; at?: Pair; depth?: number; wall?: number }
  | { prism: Outline; from: number; to: number }
  | { box: readonly [from: number, to: number, u1: number, u2: number, v1: number, v2: number] }
  | { tube: readonly Local[]; width: number; isOpen?: boolean }
  | { line: readonly Local[]; isClosed?: boolean }
  | { skin: readonly Local[] }
  | { coil: readonly [from: number, to: number, radius: number, turns: number, width: number] }
  | Ring

/** Marks that are repeated on a circle, moved there as they are, or turned there from the place on the right, `[radius, 0]`. */
type Ring = {
  around: readonly [count: number, radius: number]
  turn?: number
  isTurned?: boolean
  marks: readonly Mark[]
}

export type Shape = readonly Mark[]

/** From a place across the axis to the one where a repeated mark stands. */
type Move = (place: Pair) => Pair

const CENTRE: Pair = [0, 0]

/** Draws a part around the pen's origin. */
export function drawShape(pen: Pen, shape: Shape, size: number, move: Move = (place) => place) {
  for (const mark of shape) drawMark(pen, mark, size, move)
}

function drawMark(pen: Pen, mark: Mark, size: number, move: Move) {
  const pair = ([first, second]: Pair): Pair => [first * size, second * size]
  const middle = (at = CENTRE) => move(pair(at))
  const local = ([t, u, v]: Local): Local => [t * size, ...move(pair([u, v]))]
  if ('lathe' in mark) {
    const [tip = CENTRE, ...rest] = mark.lathe
    pen.lathe([mark.isTipFixed ? tip : pair(tip), ...rest.map(pair)], ...middle(mark.at))
  } else if ('circle' in mark) pen.circle(...pair(mark.circle), ...middle(mark.at), mark.isThin)
  else if ('groove' in mark) pen.groove(...pair(mark.groove), ...middle(mark.at))
  else if ('hole' in mark) {
    const depth = mark.wall === undefined ? mark.depth : mark.wall * size
    pen.hole(...pair(mark.hole), ...middle(mark.at), depth)
  } else if ('prism' in mark)
    pen.prism(outlineOf(mark.prism, size).map(move), mark.from * size, mark.to * size)
  else if ('box' in mark) {
    const [from, to, u1, u2, v1, v2] = mark.box
    pen.box(from * size, to * size, u1 * size, u2 * size, v1 * size, v2 * size)
  } else if ('tube' in mark) pen.tube(mark.tube.map(local), mark.width * size, mark.isOpen)
  else if ('line' in mark) pen.line(mark.line.map(local), mark.isClosed)
  else if ('skin' in mark) pen.skin(mark.skin.map(local))
  else if ('coil' in mark) {
    const [from, to, radius, turns, width] = mark.coil
    pen.coil(from * size, to * size, radius * size, turns, width * size)
  } else drawRing(pen, mark, size)
}

function drawRing(pen: Pen, { around: [count, radius], turn, isTurned, marks }: Ring, size: number) {
  const scaled = radius * size
  const draw = (u: number, v: number) => {
    const moved: Move = ([x, y]) => [x + u, y + v]
    const turned: Move = ([x, y]) => [(x * u - y * v) / scaled, (x * v + y * u) / scaled]
    drawShape(pen, marks, size, isTurned ? turned : moved)
  }
  pen.around(count, scaled, draw, turn)
}
