import { oval, scaled, type Shape } from './shape'

/** Lamps and mirrors. */
export const LAMP_SHAPES: Readonly<Record<string, Shape>> = {
  headlamp: (pen, s) => {
    pen.prism(
      scaled(s, [
        [-80, 16],
        [-30, 36],
        [50, 34],
        [82, 12],
        [70, -26],
        [-40, -28],
        [-78, -8],
      ]),
      -30 * s,
      14 * s,
    )
    pen.circle(14 * s, 22 * s, 24 * s, 2 * s)
    pen.circle(14 * s, 13 * s, 24 * s, 2 * s, true)
    pen.circle(14 * s, 14 * s, -30 * s, 2 * s)
  },
  taillamp: (pen, s) => {
    pen.prism(
      scaled(s, [
        [-44, 50],
        [30, 44],
        [46, 10],
        [40, -46],
        [-20, -50],
        [-46, -10],
      ]),
      -20 * s,
      12 * s,
    )
    pen.line([
      [12 * s, -44 * s, 14 * s],
      [12 * s, 44 * s, 14 * s],
    ])
    pen.line([
      [12 * s, -34 * s, -18 * s],
      [12 * s, 40 * s, -18 * s],
    ])
  },
  lamp: (pen, s) => {
    pen.lathe([
      [-14 * s, 26 * s],
      [10 * s, 34 * s],
      [16 * s, 34 * s],
    ])
    pen.circle(16 * s, 27 * s, 0, 0, true)
    for (const u of [-12, 0, 12]) {
      pen.line([
        [16 * s, u * s, -22 * s],
        [16 * s, u * s, 22 * s],
      ])
    }
  },
  smalllamp: (pen, s) => {
    pen.box(-8 * s, 10 * s, -32 * s, 32 * s, -13 * s, 13 * s)
    for (const u of [-20, -10, 0, 10, 20]) {
      pen.line([
        [10 * s, u * s, -13 * s],
        [10 * s, u * s, 13 * s],
      ])
    }
  },
  bulb: (pen, s) => {
    pen.box(-30 * s, -14 * s, -3 * s, 3 * s, -6 * s, 6 * s)
    pen.lathe([
      [-14 * s, 14 * s],
      [-8 * s, 14 * s],
      [-8 * s, 8 * s],
      [20 * s, 8 * s],
      [28 * s, 4 * s],
    ])
  },
  socket: (pen, s) => {
    pen.lathe([
      [-20 * s, 9 * s],
      [-4 * s, 11 * s],
      [-4 * s, 18 * s],
      [4 * s, 18 * s],
      [4 * s, 12 * s],
      [16 * s, 12 * s],
    ])
    pen.hole(16 * s, 7 * s)
  },
  mirror: (pen, s) => {
    pen.tube(
      [
        [-10 * s, -78 * s, -20 * s],
        [0, -60 * s, -14 * s],
        [0, -40 * s, -8 * s],
      ],
      18 * s,
    )
    pen.prism(scaled(s, oval(46, 32)), -26 * s, 12 * s)
    pen.prism(scaled(s, oval(39, 26)), 10 * s, 12 * s)
  },
  mirrorglass: (pen, s) => {
    pen.prism(scaled(s, oval(40, 27)), 0, 4 * s)
    pen.line([
      [4 * s, -16 * s, -4 * s],
      [4 * s, 4 * s, 14 * s],
    ])
  },
  mirrorcap: (pen, s) => {
    pen.prism(scaled(s, oval(46, 32)), 0, 8 * s)
    pen.prism(scaled(s, oval(38, 25)), 8 * s, 13 * s)
  },
}
