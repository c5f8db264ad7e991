import { oval, scaled, type Shape } from './shape'

/** Tank, pump, injection. */
export const FUEL_SHAPES: Readonly<Record<string, Shape>> = {
  fueltank: (pen, s) => {
    pen.prism(
      scaled(s, [
        [-100, -20],
        [-90, 34],
        [-30, 42],
        [30, 42],
        [96, 30],
        [104, -24],
        [60, -36],
        [-60, -36],
      ]),
      -50 * s,
      50 * s,
    )
    pen.line([
      [50 * s, -102 * s, 2 * s],
      [50 * s, 102 * s, 2 * s],
    ])
  },
  fuelpump: (pen, s) => {
    pen.lathe([
      [-96 * s, 24 * s],
      [-80 * s, 24 * s],
      [-80 * s, 19 * s],
      [-10 * s, 19 * s],
      [-10 * s, 40 * s],
      [0, 40 * s],
      [0, 26 * s],
      [10 * s, 22 * s],
    ])
    pen.lathe(
      [
        [10 * s, 5 * s],
        [26 * s, 5 * s],
      ],
      8 * s,
      8 * s,
    )
    pen.box(10 * s, 18 * s, -16 * s, -2 * s, -8 * s, 8 * s)
  },
  injector: (pen, s) => {
    pen.lathe([
      [-30 * s, 5 * s],
      [-12 * s, 5 * s],
      [-12 * s, 10 * s],
      [18 * s, 11 * s],
      [18 * s, 6 * s],
      [36 * s, 6 * s],
    ])
    pen.box(0, 14 * s, 8 * s, 24 * s, -5 * s, 5 * s)
  },
  rail: (pen, s) => {
    pen.box(-6 * s, 8 * s, -84 * s, 84 * s, -8 * s, 8 * s)
    for (const u of [-60, -20, 20, 60]) {
      pen.lathe(
        [
          [8 * s, 8 * s],
          [24 * s, 8 * s],
        ],
        u * s,
        0,
      )
      pen.hole(24 * s, 5 * s, u * s, 0)
    }
  },
  canister: (pen, s) => {
    pen.prism(scaled(s, oval(34, 26)), -44 * s, 44 * s)
    for (const u of [-14, 14]) {
      pen.lathe(
        [
          [44 * s, 5 * s],
          [60 * s, 5 * s],
        ],
        u * s,
        6 * s,
      )
    }
  },
  valvebox: (pen, s) => {
    pen.lathe([
      [-30 * s, 5 * s],
      [-14 * s, 5 * s],
      [-14 * s, 15 * s],
      [16 * s, 15 * s],
      [16 * s, 5 * s],
      [34 * s, 5 * s],
    ])
    pen.box(-8 * s, 10 * s, 14 * s, 30 * s, -8 * s, 8 * s)
  },
}
