import { scaled, type Shape } from './shape'

const PAD = [
  [-46, -16],
  [-40, -20],
  [40, -20],
  [46, -16],
  [46, 4],
  [36, 20],
  [-36, 20],
  [-46, 4],
] as const

/** Brakes and what works them. */
export const BRAKE_SHAPES: Readonly<Record<string, Shape>> = {
  disc: (pen, s) => {
    pen.lathe([
      [-8 * s, 78 * s],
      [2 * s, 78 * s],
    ])
    pen.groove(-3 * s, 78 * s)
    pen.circle(2 * s, 48 * s, 0, 0, true)
    pen.lathe([
      [2 * s, 40 * s],
      [26 * s, 38 * s],
    ])
    pen.around(5, 27 * s, (u, v) => pen.hole(26 * s, 4.5 * s, u, v, 3))
    pen.hole(26 * s, 15 * s)
  },
  drum: (pen, s) => {
    pen.lathe([
      [0, 64 * s],
      [8 * s, 68 * s],
      [34 * s, 68 * s],
      [40 * s, 62 * s],
    ])
    pen.circle(40 * s, 44 * s, 0, 0, true)
    pen.around(4, 29 * s, (u, v) => pen.hole(40 * s, 4.5 * s, u, v, 3))
    pen.hole(40 * s, 15 * s)
  },
  shield: (pen, s) => {
    pen.lathe([
      [0, 76 * s],
      [4 * s, 74 * s],
    ])
    pen.circle(4 * s, 60 * s, 0, 0, true)
    pen.hole(4 * s, 26 * s)
    pen.around(3, 36 * s, (u, v) => pen.hole(4 * s, 4 * s, u, v, 2))
  },
  caliper: (pen, s) => {
    pen.prism(
      scaled(s, [
        [-48, -26],
        [48, -26],
        [48, -6],
        [38, 26],
        [-38, 26],
        [-48, -6],
      ]),
      -44 * s,
      -30 * s,
    )
    pen.prism(
      scaled(s, [
        [-36, 10],
        [36, 10],
        [34, 28],
        [-34, 28],
      ]),
      -30 * s,
      14 * s,
    )
    pen.prism(
      scaled(s, [
        [-58, -22],
        [58, -22],
        [58, -6],
        [40, 26],
        [-40, 26],
        [-58, -6],
      ]),
      14 * s,
      26 * s,
    )
    pen.lathe(
      [
        [26 * s, 22 * s],
        [44 * s, 22 * s],
        [46 * s, 18 * s],
      ],
      0,
      -2 * s,
    )
    pen.hole(26 * s, 5 * s, -49 * s, -14 * s, 3)
    pen.hole(26 * s, 5 * s, 49 * s, -14 * s, 3)
  },
  bracket: (pen, s) => {
    pen.prism(
      scaled(s, [
        [-62, -8],
        [-62, 24],
        [-48, 24],
        [-46, 6],
        [46, 6],
        [48, 24],
        [62, 24],
        [62, -8],
        [40, -14],
        [-40, -14],
      ]),
      0,
      14 * s,
    )
    pen.lathe(
      [
        [14 * s, 8 * s],
        [26 * s, 8 * s],
      ],
      -54 * s,
      14 * s,
    )
    pen.lathe(
      [
        [14 * s, 8 * s],
        [26 * s, 8 * s],
      ],
      54 * s,
      14 * s,
    )
    pen.hole(14 * s, 5 * s, -28 * s, -4 * s, 3)
    pen.hole(14 * s, 5 * s, 28 * s, -4 * s, 3)
  },
  pad: (pen, s) => {
    pen.prism(scaled(s, PAD), 0, 5 * s)
    pen.prism(
      scaled(s * 0.84, [
        [-42, -17],
        [-3, -17],
        [-3, 17],
        [-34, 17],
        [-42, 2],
      ]),
      5 * s,
      17 * s,
    )
    pen.prism(
      scaled(s * 0.84, [
        [3, -17],
        [42, -17],
        [42, 2],
        [34, 17],
        [3, 17],
      ]),
      5 * s,
      17 * s,
    )
  },
  shim: (pen, s) => {
    pen.prism(scaled(s, PAD), 0, 2 * s)
    pen.circle(2 * s, 9 * s, -16 * s, 0, true)
    pen.circle(2 * s, 9 * s, 16 * s, 0, true)
  },
  shoe: (pen, s) => {
    const arc = (r: number, from: number, to: number) =>
      Array.from({ length: 9 }, (_, step) => {
        const angle = from + ((to - from) * step) / 8
        return [r * s * Math.cos(angle), r * s * Math.sin(angle)] as const
      })
    pen.prism([...arc(64, 2, 4.3), ...arc(58, 4.3, 2)], 0, 24 * s)
    pen.prism([...arc(57, 2.05, 4.25), ...arc(42, 4.25, 2.05)], 10 * s, 13 * s)
  },
  piston: (pen, s) => {
    pen.lathe([
      [0, 22 * s],
      [34 * s, 22 * s],
    ])
    pen.groove(8 * s, 22 * s)
    pen.groove(13 * s, 22 * s)
    pen.hole(34 * s, 15 * s, 0, 0, 12)
  },
  bellows: (pen, s) => {
    pen.lathe([
      [0, 30 * s],
      [6 * s, 30 * s],
      [10 * s, 24 * s],
      [16 * s, 27 * s],
      [20 * s, 20 * s],
      [26 * s, 23 * s],
      [30 * s, 16 * s],
      [36 * s, 18 * s],
      [40 * s, 13 * s],
      [48 * s, 13 * s],
    ])
    pen.hole(48 * s, 9 * s)
  },
  spring_clip: (pen, s) =>
    pen.tube(
      [
        [0, -46 * s, 0],
        [0, -46 * s, 14 * s],
        [10 * s, -26 * s, 20 * s],
        [16 * s, 0, 10 * s],
        [10 * s, 26 * s, 20 * s],
        [0, 46 * s, 14 * s],
        [0, 46 * s, 0],
      ],
      4 * s,
      false,
    ),
  booster: (pen, s) => {
    pen.lathe([
      [-28 * s, 12 * s],
      [-10 * s, 16 * s],
      [-10 * s, 66 * s],
      [4 * s, 84 * s],
      [14 * s, 84 * s],
      [18 * s, 88 * s],
      [24 * s, 88 * s],
      [28 * s, 80 * s],
      [44 * s, 54 * s],
    ])
    pen.circle(44 * s, 34 * s, 0, 0, true)
    pen.lathe([
      [44 * s, 16 * s],
      [52 * s, 16 * s],
    ])
    pen.hole(52 * s, 9 * s)
  },
  master: (pen, s) => {
    pen.lathe([
      [-14 * s, 10 * s],
      [0, 10 * s],
    ])
    pen.prism(
      scaled(s, [
        [-30, -10],
        [30, -10],
        [30, 10],
        [-30, 10],
      ]),
      0,
      7 * s,
    )
    pen.lathe([
      [7 * s, 16 * s],
      [90 * s, 16 * s],
      [90 * s, 10 * s],
      [96 * s, 10 * s],
    ])
    pen.lathe(
      [
        [30 * s, 6 * s],
        [32 * s, 6 * s],
      ],
      0,
      18 * s,
    )
  },
  tank: (pen, s) => {
    pen.prism(
      scaled(s, [
        [-26, -18],
        [26, -18],
        [30, 4],
        [22, 18],
        [-22, 18],
        [-30, 4],
      ]),
      -34 * s,
      34 * s,
    )
    pen.line([
      [34 * s, -26 * s, 2 * s],
      [34 * s, 27 * s, 2 * s],
    ])
  },
  reservoir: (pen, s) => {
    pen.box(-36 * s, 36 * s, -20 * s, 20 * s, 0, 30 * s)
    pen.line([
      [36 * s, -20 * s, 10 * s],
      [36 * s, 20 * s, 10 * s],
    ])
    pen.line([
      [-36 * s, 20 * s, 22 * s],
      [36 * s, 20 * s, 22 * s],
    ])
  },
  pedal: (pen, s) => {
    pen.tube(
      [
        [0, 0, 70 * s],
        [0, 2 * s, 30 * s],
        [6 * s, 0, -10 * s],
        [16 * s, 0, -46 * s],
      ],
      9 * s,
    )
    pen.box(14 * s, 22 * s, -20 * s, 20 * s, -66 * s, -38 * s)
    pen.circle(22 * s, 5 * s, 0, -52 * s, true)
    pen.lathe(
      [
        [-10 * s, 9 * s],
        [12 * s, 9 * s],
      ],
      0,
      70 * s,
    )
    pen.hole(12 * s, 5 * s, 0, 70 * s)
  },
  abs: (pen, s) => {
    pen.box(-30 * s, 20 * s, -34 * s, 34 * s, -28 * s, 28 * s)
    for (const [u, v] of [
      [-20, 14],
      [0, 14],
      [20, 14],
      [-10, -6],
      [10, -6],
    ] as const)
      pen.hole(20 * s, 5 * s, u * s, v * s, 4)
    pen.lathe(
      [
        [20 * s, 12 * s],
        [36 * s, 12 * s],
      ],
      0,
      -16 * s,
    )
  },
  lever: (pen, s) => {
    pen.box(-40 * s, 40 * s, -18 * s, 18 * s, -12 * s, 0)
    pen.tube(
      [
        [-30 * s, 0, 0],
        [10 * s, 0, 24 * s],
        [60 * s, 0, 44 * s],
        [96 * s, 0, 52 * s],
      ],
      15 * s,
    )
  },
  cable: (pen, s) => {
    pen.tube(
      [
        [-150 * s, 0, 0],
        [-80 * s, 20 * s, -14 * s],
        [-10 * s, -12 * s, 8 * s],
        [70 * s, 10 * s, -16 * s],
        [150 * s, 0, 0],
      ],
      6 * s,
    )
    pen.lathe([
      [150 * s, 6 * s],
      [172 * s, 5 * s],
    ])
    pen.lathe([
      [-172 * s, 5 * s],
      [-150 * s, 6 * s],
    ])
  },
}
