import { oval, scaled, star, teeth, type Shape } from './shape'

/** Where the housing of the gears and its cover meet. */
const COVER_FLANGE = [
  [-78, 46],
  [-32, 80],
  [44, 76],
  [88, 28],
  [88, -36],
  [44, -76],
  [-44, -70],
  [-86, -24],
] as const

/** Flywheel, clutch, gearbox and mounts. */
export const GEARBOX_SHAPES: Readonly<Record<string, Shape>> = {
  flywheel: (pen, s) => {
    pen.prism(teeth(40, 78 * s, 82 * s), 0, 9 * s)
    pen.lathe([
      [9 * s, 70 * s],
      [18 * s, 70 * s],
    ])
    pen.circle(18 * s, 42 * s, 0, 0, true)
    pen.around(6, 25 * s, (u, v) => pen.hole(18 * s, 4 * s, u, v, 3))
    pen.hole(18 * s, 14 * s)
  },
  clutchdisc: (pen, s) => {
    pen.lathe([
      [0, 66 * s],
      [7 * s, 66 * s],
    ])
    pen.around(12, 54 * s, (u, v) =>
      pen.line([
        [7 * s, u * 0.82, v * 0.82],
        [7 * s, u * 1.18, v * 1.18],
      ]),
    )
    pen.circle(7 * s, 43 * s)
    pen.around(4, 28 * s, (u, v) =>
      pen.prism(
        oval(9 * s, 6 * s, 10).map(([x, y]) => [x + u, y + v] as const),
        7 * s,
        10 * s,
      ),
    )
    pen.lathe([
      [7 * s, 17 * s],
      [16 * s, 17 * s],
    ])
    pen.hole(16 * s, 10 * s)
  },
  pressure: (pen, s) => {
    pen.lathe([
      [0, 76 * s],
      [12 * s, 72 * s],
      [22 * s, 60 * s],
    ])
    pen.circle(22 * s, 48 * s)
    pen.around(14, 32 * s, (u, v) =>
      pen.line([
        [24 * s, u * 0.5, v * 0.5],
        [22 * s, u * 1.45, v * 1.45],
      ]),
    )
    pen.hole(24 * s, 15 * s)
  },
  release: (pen, s) => {
    pen.lathe([
      [-16 * s, 17 * s],
      [0, 17 * s],
      [0, 30 * s],
      [22 * s, 30 * s],
      [26 * s, 24 * s],
    ])
    pen.hole(26 * s, 14 * s)
  },
  fork: (pen, s) => {
    pen.tube(
      [
        [0, -30 * s, 20 * s],
        [4 * s, -34 * s, 0],
        [4 * s, -18 * s, -22 * s],
        [0, 0, -30 * s],
        [4 * s, 18 * s, -22 * s],
        [4 * s, 34 * s, 0],
        [0, 30 * s, 20 * s],
      ],
      9 * s,
    )
    pen.tube(
      [
        [0, 0, -30 * s],
        [8 * s, 0, -86 * s],
      ],
      12 * s,
    )
  },
  cylinder: (pen, s) => {
    pen.lathe([
      [-40 * s, 5 * s],
      [-8 * s, 5 * s],
      [-8 * s, 13 * s],
      [46 * s, 15 * s],
      [46 * s, 8 * s],
      [56 * s, 8 * s],
    ])
    pen.box(0, 8 * s, -30 * s, 30 * s, -9 * s, 9 * s)
    pen.lathe([
      [8 * s, 15 * s],
      [46 * s, 15 * s],
      [46 * s, 8 * s],
      [56 * s, 8 * s],
    ])
  },
  gearcase: (pen, s) => {
    pen.prism(
      scaled(s, [
        [-70, 40],
        [-30, 70],
        [40, 66],
        [78, 24],
        [78, -30],
        [40, -66],
        [-40, -60],
        [-76, -20],
      ]),
      -56 * s,
      10 * s,
    )
    pen.prism(scaled(s, COVER_FLANGE), 10 * s, 20 * s)
    pen.hole(20 * s, 30 * s, 12 * s, 14 * s, 22)
    pen.hole(20 * s, 20 * s, -36 * s, -28 * s, 16)
  },
  gearcover: (pen, s) => {
    pen.prism(scaled(s, COVER_FLANGE), 0, 8 * s)
    pen.lathe(
      [
        [8 * s, 38 * s],
        [24 * s, 34 * s],
      ],
      12 * s,
      14 * s,
    )
    pen.circle(8 * s, 20 * s, -42 * s, -30 * s)
  },
  shiftfork: (pen, s) => {
    pen.prism(
      scaled(s, [
        [-34, -26],
        [-26, -26],
        [-20, 0],
        [0, 12],
        [20, 0],
        [26, -26],
        [34, -26],
        [30, 6],
        [8, 24],
        [8, 44],
        [-8, 44],
        [-8, 24],
        [-30, 6],
      ]),
      0,
      8 * s,
    )
    pen.lathe(
      [
        [-8 * s, 11 * s],
        [16 * s, 11 * s],
      ],
      0,
      44 * s,
    )
    pen.hole(16 * s, 6 * s, 0, 44 * s)
  },
  shiftrod: (pen, s) => {
    pen.lathe([
      [-80 * s, 6 * s],
      [80 * s, 6 * s],
    ])
    for (const t of [-40, -20, 40, 56]) pen.groove(t * s, 6 * s)
  },
  gearlever: (pen, s) => {
    pen.box(-34 * s, 34 * s, -26 * s, 26 * s, -14 * s, 0)
    pen.lathe([
      [-16 * s, 17 * s],
      [16 * s, 17 * s],
    ])
    pen.tube(
      [
        [0, 0, 4 * s],
        [4 * s, 2 * s, 50 * s],
        [10 * s, 2 * s, 96 * s],
      ],
      9 * s,
    )
  },
  knob: (pen, s) => {
    pen.lathe([
      [0, 8 * s],
      [10 * s, 12 * s],
      [16 * s, 20 * s],
      [34 * s, 20 * s],
      [42 * s, 13 * s],
    ])
  },
  converter: (pen, s) => {
    pen.lathe([
      [-34 * s, 16 * s],
      [-20 * s, 16 * s],
      [-16 * s, 50 * s],
      [0, 72 * s],
      [20 * s, 72 * s],
      [32 * s, 58 * s],
      [36 * s, 22 * s],
      [46 * s, 22 * s],
    ])
    pen.circle(46 * s, 12 * s, 0, 0, true)
  },
  clutchpack: (pen, s) => {
    for (let plate = 0; plate < 6; plate += 1) {
      const t = plate * 12 * s
      pen.lathe([
        [t, 48 * s],
        [t + 4 * s, 48 * s],
      ])
      pen.hole(t + 4 * s, 33 * s, 0, 0, 5)
    }
  },
  valvebody: (pen, s) => {
    pen.box(-26 * s, 0, -62 * s, 62 * s, -46 * s, 46 * s)
    for (const v of [-30, -10, 10, 30]) {
      pen.line([
        [0, -54 * s, v * s],
        [0, 20 * s, v * s],
        [0, 34 * s, (v + 6) * s],
        [0, 54 * s, (v + 6) * s],
      ])
    }
    for (const v of [-32, -8, 18]) {
      pen.lathe(
        [
          [0, 9 * s],
          [18 * s, 9 * s],
        ],
        44 * s,
        v * s,
      )
    }
  },
  pan: (pen, s) => {
    pen.box(-8 * s, 0, -70 * s, 70 * s, -50 * s, 50 * s)
    pen.box(0, 20 * s, -58 * s, 58 * s, -38 * s, 38 * s)
    for (const [u, v] of [
      [-64, -44],
      [64, -44],
      [-64, 44],
      [64, 44],
    ] as const)
      pen.circle(0, 3 * s, u * s, v * s, true)
  },
  mount: (pen, s) => {
    pen.box(-10 * s, 0, -46 * s, 46 * s, -30 * s, 30 * s)
    pen.lathe([
      [0, 32 * s],
      [18 * s, 30 * s],
      [26 * s, 18 * s],
      [26 * s, 7 * s],
      [44 * s, 7 * s],
    ])
    for (const u of [-39, 39]) pen.hole(0, 4.4 * s, u * s, -20 * s, 3)
  },
  mountarm: (pen, s) => {
    pen.prism(
      scaled(s, [
        [-60, 14],
        [60, 18],
        [64, -10],
        [20, -18],
        [8, -44],
        [-12, -44],
        [-22, -16],
        [-62, -12],
      ]),
      0,
      20 * s,
    )
    pen.hole(20 * s, 6 * s, -48 * s, 2 * s, 5)
    pen.hole(20 * s, 6 * s, 50 * s, 5 * s, 5)
    pen.hole(20 * s, 5 * s, -2 * s, -34 * s, 5)
  },
  tensioner: (pen, s) => {
    pen.prism(
      scaled(s, [
        [-14, -60],
        [14, -60],
        [24, 0],
        [18, 20],
        [-18, 20],
        [-24, 0],
      ]),
      -12 * s,
      0,
    )
    pen.lathe([
      [0, 27 * s],
      [3 * s, 27 * s],
      [3 * s, 24 * s],
      [20 * s, 24 * s],
      [20 * s, 27 * s],
      [23 * s, 27 * s],
    ])
    pen.circle(23 * s, 12 * s, 0, 0, true)
    pen.hole(0, 5 * s, 0, -50 * s)
  },
  chainrail: (pen, s) => {
    pen.tube(
      [
        [0, 0, -66 * s],
        [0, 10 * s, -24 * s],
        [0, 12 * s, 20 * s],
        [0, 2 * s, 66 * s],
      ],
      12 * s,
    )
    pen.circle(4 * s, 4 * s, 2 * s, 58 * s)
  },
  hydrotension: (pen, s) => {
    pen.box(-14 * s, 14 * s, -14 * s, 22 * s, -20 * s, 20 * s)
    pen.lathe([
      [14 * s, 9 * s],
      [34 * s, 9 * s],
    ])
    pen.hole(14 * s, 4 * s, 16 * s, 14 * s, 3)
  },
  phaser: (pen, s) => {
    pen.prism(teeth(22, 38 * s, 43 * s), 0, 10 * s)
    pen.lathe([
      [10 * s, 32 * s],
      [28 * s, 32 * s],
    ])
    pen.around(4, 20 * s, (u, v) => pen.circle(28 * s, 3.4 * s, u, v, true))
    pen.prism(star(6, 10 * s), 28 * s, 32 * s)
  },
}
