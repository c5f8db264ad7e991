import { oval, scaled, type Shape } from './shape'

const FOUR = [-54, -18, 18, 54] as const

/** Block, head, crank and valve gear. */
export const ENGINE_SHAPES: Readonly<Record<string, Shape>> = {
  block: (pen, s) => {
    pen.box(-50 * s, 50 * s, -90 * s, 90 * s, -60 * s, 40 * s)
    for (const u of FOUR) pen.hole(50 * s, 13 * s, u * s, 8 * s, 8)
    pen.line([
      [50 * s, -90 * s, -24 * s],
      [50 * s, 90 * s, -24 * s],
    ])
    for (const u of [-70, -25, 25, 70]) pen.circle(50 * s, 6 * s, u * s, -42 * s, true)
    pen.line([
      [20 * s, 90 * s, -60 * s],
      [20 * s, 90 * s, 40 * s],
    ])
  },
  head: (pen, s) => {
    pen.box(-40 * s, 40 * s, -90 * s, 90 * s, -20 * s, 22 * s)
    for (const u of FOUR) {
      pen.prism(
        oval(12 * s, 9 * s).map(([x, y]) => [x + u * s, y] as const),
        40 * s,
        44 * s,
      )
      pen.circle(44 * s, 6 * s, u * s, 0, true)
    }
    for (const u of [-80, -36, 0, 36, 80]) pen.circle(40 * s, 3 * s, u * s, 16 * s, true)
  },
  headgasket: (pen, s) => {
    pen.prism(
      scaled(s, [
        [-92, -34],
        [92, -34],
        [92, 34],
        [-92, 34],
      ]),
      0,
      2 * s,
    )
    for (const u of FOUR) pen.hole(2 * s, 15 * s, u * s, 0, 3)
    for (const u of [-82, -36, 0, 36, 82]) {
      pen.circle(2 * s, 3 * s, u * s, 27 * s, true)
      pen.circle(2 * s, 3 * s, u * s, -27 * s, true)
    }
  },
  valvecover: (pen, s) => {
    pen.box(-36 * s, 36 * s, -88 * s, 88 * s, -8 * s, 0)
    pen.box(-28 * s, 28 * s, -80 * s, 80 * s, 0, 20 * s)
    pen.lathe(
      [
        [28 * s, 9 * s],
        [36 * s, 9 * s],
      ],
      -50 * s,
      12 * s,
    )
  },
  covergasket: (pen, s) => {
    pen.prism(scaled(s, oval(88, 34, 28)), 0, 4 * s)
    pen.prism(scaled(s, oval(80, 27, 28)), 3 * s, 4 * s)
  },
  gasket: (pen, s) => {
    pen.prism(scaled(s, oval(36, 26)), 0, 2 * s)
    pen.hole(2 * s, 14 * s, 0, 0, 2)
    for (const u of [-27, 27]) pen.hole(2 * s, 4 * s, u * s, 0, 2)
  },
  manifoldgasket: (pen, s) => {
    pen.prism(scaled(s, oval(84, 22, 28)), 0, 2 * s)
    for (const u of FOUR) pen.hole(2 * s, 11 * s, u * s, 0, 2)
    for (const u of [-72, -36, 0, 36, 72]) pen.circle(2 * s, 2.6 * s, u * s, 14 * s, true)
  },
  oilpan: (pen, s) => {
    pen.box(-44 * s, 44 * s, -84 * s, 84 * s, 18 * s, 24 * s)
    pen.prism(
      scaled(s, [
        [-76, 18],
        [76, 18],
        [70, -2],
        [20, -6],
        [8, -34],
        [-60, -34],
        [-72, -2],
      ]),
      -36 * s,
      36 * s,
    )
    pen.hole(36 * s, 5 * s, -40 * s, -24 * s)
  },
  timingcover: (pen, s) => {
    pen.prism(
      scaled(s, [
        [-40, -78],
        [36, -78],
        [46, -40],
        [34, 20],
        [40, 74],
        [-42, 74],
        [-34, 20],
        [-48, -40],
      ]),
      0,
      14 * s,
    )
    pen.hole(14 * s, 17 * s, 0, -50 * s)
    pen.circle(14 * s, 24 * s, 0, 46 * s, true)
    for (const [u, v] of [
      [-36, -70],
      [30, -70],
      [-36, 66],
      [34, 66],
      [-40, -10],
      [38, -10],
    ] as const)
      pen.circle(14 * s, 3 * s, u * s, v * s, true)
  },
  crankshaft: (pen, s) => {
    pen.lathe([
      [-118 * s, 12 * s],
      [-92 * s, 12 * s],
    ])
    for (const [index, t] of [-92, -46, 0, 46].entries()) {
      const v = index === 0 || index === 3 ? 20 : -20
      const web = (from: number) =>
        pen.prism(
          scaled(s, [
            [-17, v * 1.5],
            [17, v * 1.5],
            [25, -v * 1.1],
            [-25, -v * 1.1],
          ]),
          (t + from) * s,
          (t + from + 7) * s,
        )
      web(0)
      pen.lathe(
        [
          [(t + 7) * s, 13 * s],
          [(t + 23) * s, 13 * s],
        ],
        0,
        v * s,
      )
      web(23)
      pen.lathe([
        [(t + 30) * s, 15 * s],
        [(t + 46) * s, 15 * s],
      ])
    }
    pen.lathe([
      [92 * s, 26 * s],
      [100 * s, 26 * s],
    ])
    pen.around(6, 18 * s, (u, v) => pen.circle(100 * s, 3 * s, u, v, true))
  },
  camshaft: (pen, s) => {
    for (let index = 0; index < 6; index += 1) {
      const t = (index * 32 - 96) * s
      pen.lathe([
        [t, 9 * s],
        [t + 14 * s, 9 * s],
      ])
      const up = index % 2 === 0 ? 1 : -1
      pen.prism(
        scaled(s, [
          [-14, 0],
          [-11, -11 * up],
          [0, -14 * up],
          [11, -11 * up],
          [14, 0],
          [7, 16 * up],
          [0, 21 * up],
          [-7, 16 * up],
        ]),
        t + 14 * s,
        t + 26 * s,
      )
      pen.lathe([
        [t + 26 * s, 9 * s],
        [t + 32 * s, 9 * s],
      ])
    }
    pen.lathe([
      [96 * s, 16 * s],
      [108 * s, 16 * s],
    ])
  },
  enginepiston: (pen, s) => {
    pen.lathe([
      [0, 34 * s],
      [52 * s, 34 * s],
    ])
    for (const t of [32, 38, 44]) pen.groove(t * s, 34 * s)
    pen.circle(52 * s, 34 * s)
    pen.circle(52 * s, 17 * s, 0, 0, true)
  },
  rings: (pen, s) => {
    for (const t of [0, 9, 18]) {
      pen.circle(t * s, 34 * s)
      pen.circle(t * s, 30 * s)
    }
  },
  conrod: (pen, s) => {
    pen.prism(
      scaled(s, [
        [-10, 40],
        [10, 40],
        [14, -38],
        [-14, -38],
      ]),
      0,
      12 * s,
    )
    pen.lathe(
      [
        [-4 * s, 15 * s],
        [16 * s, 15 * s],
      ],
      0,
      52 * s,
    )
    pen.hole(16 * s, 10 * s, 0, 52 * s)
    pen.lathe(
      [
        [-4 * s, 26 * s],
        [16 * s, 26 * s],
      ],
      0,
      -56 * s,
    )
    pen.hole(16 * s, 19 * s, 0, -56 * s)
  },
  valve: (pen, s) => {
    pen.lathe([
      [-70 * s, 4 * s],
      [10 * s, 4 * s],
      [22 * s, 20 * s],
      [26 * s, 20 * s],
    ])
  },
  tappet: (pen, s) => {
    pen.lathe([
      [0, 18 * s],
      [24 * s, 18 * s],
    ])
    pen.circle(24 * s, 13 * s, 0, 0, true)
  },
}
