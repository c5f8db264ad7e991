import { oval, scaled, star, teeth, type Shape } from './shape'

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

/** Brakes, suspension, steering, shafts and wheels. */
export const CHASSIS_SHAPES: Readonly<Record<string, Shape>> = {
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
  strut: (pen, s) => {
    pen.lathe([
      [-20 * s, 12 * s],
      [-14 * s, 22 * s],
      [70 * s, 22 * s],
      [70 * s, 42 * s],
      [75 * s, 44 * s],
      [75 * s, 20 * s],
      [112 * s, 18 * s],
      [112 * s, 8 * s],
      [176 * s, 8 * s],
      [176 * s, 6 * s],
      [192 * s, 6 * s],
    ])
    for (let t = 180; t < 192; t += 4) pen.groove(t * s, 6 * s)
  },
  shock: (pen, s) => {
    pen.lathe(
      [
        [-14 * s, 15 * s],
        [14 * s, 15 * s],
      ],
      0,
      0,
    )
    pen.lathe([
      [14 * s, 21 * s],
      [96 * s, 21 * s],
      [96 * s, 8 * s],
      [150 * s, 8 * s],
      [150 * s, 5 * s],
      [170 * s, 5 * s],
    ])
  },
  strutmount: (pen, s) => {
    pen.lathe([
      [0, 30 * s],
      [8 * s, 34 * s],
      [8 * s, 52 * s],
      [14 * s, 52 * s],
      [14 * s, 32 * s],
      [26 * s, 24 * s],
    ])
    pen.around(3, 43 * s, (u, v) =>
      pen.lathe(
        [
          [14 * s, 4 * s],
          [30 * s, 4 * s],
        ],
        u,
        v,
      ),
    )
    pen.hole(26 * s, 9 * s)
  },
  springseat: (pen, s) => {
    pen.lathe([
      [0, 46 * s],
      [6 * s, 46 * s],
      [6 * s, 30 * s],
      [16 * s, 26 * s],
    ])
    pen.hole(16 * s, 16 * s)
  },
  bumpstop: (pen, s) => {
    pen.lathe([
      [0, 12 * s],
      [14 * s, 17 * s],
      [18 * s, 13 * s],
      [30 * s, 19 * s],
      [36 * s, 14 * s],
      [52 * s, 20 * s],
      [56 * s, 20 * s],
    ])
    pen.hole(56 * s, 8 * s)
  },
  boot: (pen, s) => {
    const profile: [number, number][] = [[0, 24 * s]]
    for (let fold = 0; fold < 7; fold += 1)
      profile.push([(8 + fold * 13) * s, 24 * s], [(14 + fold * 13) * s, 18 * s])
    pen.lathe([...profile, [100 * s, 22 * s]])
    pen.hole(100 * s, 12 * s)
  },
  arm: (pen, s) => {
    pen.prism(
      scaled(s, [
        [-74, 40],
        [-58, 46],
        [-20, 10],
        [40, -4],
        [80, -6],
        [80, -24],
        [30, -30],
        [-20, -34],
        [-58, -56],
        [-74, -48],
        [-50, -10],
        [-50, 8],
      ]),
      0,
      14 * s,
    )
    pen.lathe(
      [
        [-8 * s, 15 * s],
        [22 * s, 15 * s],
      ],
      -70 * s,
      46 * s,
    )
    pen.hole(22 * s, 7 * s, -70 * s, 46 * s)
    pen.lathe(
      [
        [-8 * s, 15 * s],
        [22 * s, 15 * s],
      ],
      -70 * s,
      -54 * s,
    )
    pen.hole(22 * s, 7 * s, -70 * s, -54 * s)
    pen.hole(14 * s, 10 * s, 72 * s, -14 * s)
    pen.hole(14 * s, 8 * s, -16 * s, -12 * s, 4)
  },
  armlink: (pen, s) => {
    pen.tube(
      [
        [0, -74 * s, 0],
        [0, -30 * s, -6 * s],
        [0, 30 * s, -6 * s],
        [0, 74 * s, 0],
      ],
      14 * s,
    )
    for (const u of [-78, 78]) {
      pen.lathe(
        [
          [-14 * s, 15 * s],
          [14 * s, 15 * s],
        ],
        u * s,
        0,
      )
      pen.hole(14 * s, 7 * s, u * s, 0)
    }
  },
  balljoint: (pen, s) => {
    pen.lathe([
      [0, 20 * s],
      [14 * s, 22 * s],
      [18 * s, 18 * s],
      [32 * s, 11 * s],
      [34 * s, 7 * s],
      [56 * s, 5.5 * s],
    ])
    for (let t = 44; t < 56; t += 4) pen.groove(t * s, 5.8 * s)
  },
  linkrod: (pen, s) => {
    pen.tube(
      [
        [0, 0, -66 * s],
        [0, 0, 66 * s],
      ],
      9 * s,
    )
    for (const v of [-70, 70]) {
      pen.lathe(
        [
          [-12 * s, 13 * s],
          [4 * s, 13 * s],
          [10 * s, 8 * s],
          [10 * s, 5 * s],
          [30 * s, 5 * s],
        ],
        0,
        v * s,
      )
    }
  },
  stabilizer: (pen, s) => {
    pen.tube(
      [
        [70 * s, -150 * s, 6 * s],
        [30 * s, -142 * s, 4 * s],
        [-6 * s, -116 * s, 0],
        [-6 * s, -40 * s, 0],
        [-6 * s, 40 * s, 0],
        [-6 * s, 116 * s, 0],
        [30 * s, 142 * s, 4 * s],
        [70 * s, 150 * s, 6 * s],
      ],
      12 * s,
    )
  },
  stabbush: (pen, s) => {
    pen.prism(
      scaled(s, [
        [-18, -16],
        [18, -16],
        [18, 4],
        [10, 18],
        [-10, 18],
        [-18, 4],
      ]),
      0,
      24 * s,
    )
    pen.hole(24 * s, 8 * s)
  },
  saddle: (pen, s) => {
    pen.prism(
      scaled(s, [
        [-40, -18],
        [-22, -18],
        [-20, 8],
        [-10, 22],
        [10, 22],
        [20, 8],
        [22, -18],
        [40, -18],
        [40, -14],
        [26, -14],
        [24, 10],
        [12, 26],
        [-12, 26],
        [-24, 10],
        [-26, -14],
        [-40, -14],
      ]),
      0,
      20 * s,
    )
  },
  knuckle: (pen, s) => {
    pen.prism(
      scaled(s, [
        [-16, 76],
        [16, 76],
        [20, 40],
        [40, 22],
        [72, 10],
        [72, -8],
        [38, -20],
        [22, -44],
        [16, -72],
        [-16, -72],
        [-22, -40],
        [-40, -16],
        [-40, 20],
        [-22, 42],
      ]),
      0,
      22 * s,
    )
    pen.lathe([
      [22 * s, 34 * s],
      [34 * s, 34 * s],
    ])
    pen.hole(34 * s, 26 * s, 0, 0, 16)
    pen.hole(22 * s, 6 * s, 62 * s, 1 * s, 4)
    pen.hole(22 * s, 5 * s, 0, 66 * s, 4)
    pen.hole(22 * s, 6 * s, 0, -60 * s, 4)
  },
  wheelhub: (pen, s) => {
    pen.lathe([
      [-40 * s, 18 * s],
      [0, 22 * s],
      [0, 52 * s],
      [9 * s, 52 * s],
    ])
    pen.around(5, 40 * s, (u, v) =>
      pen.lathe(
        [
          [9 * s, 5 * s],
          [34 * s, 5 * s],
        ],
        u,
        v,
      ),
    )
    pen.lathe([
      [9 * s, 24 * s],
      [20 * s, 24 * s],
    ])
    pen.hole(20 * s, 13 * s)
  },
  beam: (pen, s) => {
    pen.box(-16 * s, 16 * s, -120 * s, 120 * s, -10 * s, 14 * s)
    for (const u of [-132, 104]) pen.box(-60 * s, 70 * s, u * s, (u + 28) * s, -12 * s, 12 * s)
    for (const u of [-118, 118]) {
      pen.lathe(
        [
          [70 * s, 16 * s],
          [84 * s, 16 * s],
        ],
        u * s,
        0,
      )
      pen.hole(84 * s, 8 * s, u * s, 0)
    }
  },
  subframe: (pen, s) => {
    pen.box(-60 * s, -36 * s, -120 * s, 120 * s, -10 * s, 10 * s)
    pen.box(-36 * s, 60 * s, -124 * s, -96 * s, -10 * s, 10 * s)
    pen.box(-36 * s, 60 * s, 96 * s, 124 * s, -10 * s, 10 * s)
    pen.box(40 * s, 66 * s, -120 * s, 120 * s, -12 * s, 8 * s)
    for (const u of [-110, 110]) pen.hole(66 * s, 7 * s, u * s, -2 * s)
    for (const u of [-50, 0, 50]) pen.hole(66 * s, 5 * s, u * s, -2 * s)
  },
  rack: (pen, s) => {
    pen.lathe([
      [-150 * s, 7 * s],
      [-110 * s, 7 * s],
      [-110 * s, 17 * s],
      [40 * s, 17 * s],
      [40 * s, 22 * s],
      [92 * s, 22 * s],
      [92 * s, 15 * s],
      [112 * s, 15 * s],
      [112 * s, 7 * s],
      [150 * s, 7 * s],
    ])
    pen.lathe(
      [
        [52 * s, 13 * s],
        [80 * s, 13 * s],
      ],
      0,
      26 * s,
    )
  },
  tierod: (pen, s) => {
    pen.lathe([
      [-60 * s, 12 * s],
      [-40 * s, 14 * s],
      [-40 * s, 6 * s],
      [70 * s, 6 * s],
    ])
    for (let t = 40; t < 70; t += 5) pen.groove(t * s, 6 * s)
  },
  rodend: (pen, s) => {
    pen.lathe([
      [-50 * s, 8 * s],
      [-6 * s, 8 * s],
    ])
    pen.lathe(
      [
        [-12 * s, 16 * s],
        [14 * s, 16 * s],
      ],
      0,
      0,
    )
    pen.tube(
      [
        [2 * s, 0, 12 * s],
        [2 * s, 0, 44 * s],
      ],
      10 * s,
    )
  },
  column: (pen, s) => {
    pen.lathe([
      [-110 * s, 7 * s],
      [-70 * s, 7 * s],
      [-70 * s, 18 * s],
      [40 * s, 18 * s],
      [40 * s, 22 * s],
      [76 * s, 22 * s],
      [76 * s, 8 * s],
      [104 * s, 8 * s],
    ])
    pen.box(-20 * s, 24 * s, -34 * s, 34 * s, 16 * s, 24 * s)
  },
  ujoint: (pen, s) => {
    pen.lathe([
      [-34 * s, 8 * s],
      [-8 * s, 8 * s],
    ])
    pen.box(-8 * s, 16 * s, -20 * s, -12 * s, -10 * s, 10 * s)
    pen.lathe([
      [-2 * s, 9 * s],
      [12 * s, 9 * s],
    ])
    pen.box(-8 * s, 16 * s, 12 * s, 20 * s, -10 * s, 10 * s)
    pen.lathe([
      [16 * s, 8 * s],
      [44 * s, 8 * s],
    ])
  },
  wheelsteer: (pen, s) => {
    const rim = (r: number) =>
      Array.from({ length: 33 }, (_, step) => {
        const angle = (step * 2 * Math.PI) / 32
        return [0, r * s * Math.cos(angle), r * s * Math.sin(angle)] as const
      })
    pen.tube(rim(82), 13 * s)
    pen.prism(
      scaled(s, [
        [-78, 8],
        [-26, 26],
        [26, 26],
        [78, 8],
        [78, -8],
        [28, -18],
        [12, -74],
        [-12, -74],
        [-28, -18],
        [-78, -8],
      ]),
      -4 * s,
      4 * s,
    )
    pen.prism(oval(26 * s, 22 * s), 4 * s, 12 * s)
  },
  driveshaft: (pen, s) => {
    pen.lathe([
      [-150 * s, 8 * s],
      [-130 * s, 8 * s],
      [-130 * s, 28 * s],
      [-96 * s, 28 * s],
      [-88 * s, 22 * s],
      [-78 * s, 24 * s],
      [-72 * s, 16 * s],
      [-62 * s, 16 * s],
      [-52 * s, 9 * s],
      [52 * s, 9 * s],
      [62 * s, 16 * s],
      [72 * s, 16 * s],
      [78 * s, 24 * s],
      [88 * s, 22 * s],
      [96 * s, 30 * s],
      [126 * s, 30 * s],
      [136 * s, 14 * s],
      [136 * s, 9 * s],
      [170 * s, 9 * s],
    ])
    for (let t = 140; t < 168; t += 5) pen.groove(t * s, 9 * s)
  },
  cvjoint: (pen, s) => {
    pen.lathe([
      [0, 34 * s],
      [40 * s, 34 * s],
      [52 * s, 18 * s],
      [52 * s, 11 * s],
      [96 * s, 11 * s],
    ])
    for (let t = 56; t < 94; t += 5) pen.groove(t * s, 11 * s)
    pen.groove(8 * s, 34 * s)
  },
  tripod: (pen, s) => {
    pen.lathe([
      [0, 14 * s],
      [16 * s, 14 * s],
    ])
    pen.around(
      3,
      26 * s,
      (u, v) =>
        pen.lathe(
          [
            [0, 12 * s],
            [16 * s, 12 * s],
          ],
          u,
          v,
        ),
      0.6,
    )
    pen.hole(16 * s, 8 * s)
  },
  propshaft: (pen, s) => {
    pen.lathe([
      [-160 * s, 12 * s],
      [-140 * s, 14 * s],
      [-140 * s, 20 * s],
      [-10 * s, 20 * s],
      [-10 * s, 30 * s],
      [8 * s, 30 * s],
      [8 * s, 20 * s],
      [132 * s, 20 * s],
      [132 * s, 34 * s],
      [142 * s, 34 * s],
    ])
    pen.around(4, 25 * s, (u, v) => pen.hole(142 * s, 4 * s, u, v, 3))
  },
  diff: (pen, s) => {
    pen.lathe([
      [-40 * s, 22 * s],
      [-20 * s, 30 * s],
      [-20 * s, 56 * s],
      [0, 62 * s],
      [30 * s, 62 * s],
      [44 * s, 48 * s],
    ])
    pen.around(8, 54 * s, (u, v) => pen.circle(44 * s, 3.5 * s, u * 0.8, v * 0.8, true))
    pen.lathe([
      [44 * s, 20 * s],
      [58 * s, 20 * s],
    ])
    pen.hole(58 * s, 11 * s)
  },
  crown: (pen, s) => {
    pen.prism(teeth(28, 54 * s, 60 * s), 0, 10 * s)
    pen.lathe([
      [10 * s, 50 * s],
      [16 * s, 42 * s],
    ])
    pen.around(8, 34 * s, (u, v) => pen.hole(16 * s, 3.4 * s, u, v, 2))
    pen.hole(16 * s, 24 * s)
  },
  wheel: (pen, s) => {
    pen.lathe([
      [-34 * s, 84 * s],
      [26 * s, 84 * s],
      [30 * s, 78 * s],
    ])
    pen.circle(30 * s, 72 * s, 0, 0, true)
    pen.circle(14 * s, 68 * s, 0, 0, true)
    pen.prism(star(5, 26 * s, 14 * s), 12 * s, 14 * s)
    pen.around(
      5,
      48 * s,
      (u, v) =>
        pen.prism(
          [
            [u * 0.35 - v * 0.2, v * 0.35 + u * 0.2],
            [u * 1.38 - v * 0.16, v * 1.38 + u * 0.16],
            [u * 1.38 + v * 0.16, v * 1.38 - u * 0.16],
            [u * 0.35 + v * 0.2, v * 0.35 - u * 0.2],
          ],
          12 * s,
          20 * s,
        ),
      0.9,
    )
    pen.lathe([
      [14 * s, 24 * s],
      [22 * s, 22 * s],
    ])
    pen.around(5, 14 * s, (u, v) => pen.hole(22 * s, 3.6 * s, u, v, 2))
    pen.hole(22 * s, 8 * s)
  },
  tyre: (pen, s) => {
    pen.lathe([
      [-44 * s, 96 * s],
      [-34 * s, 112 * s],
      [34 * s, 112 * s],
      [44 * s, 96 * s],
    ])
    for (const t of [-22, -8, 8, 22]) pen.groove(t * s, 112 * s)
    pen.lathe([
      [34 * s, 112 * s],
      [44 * s, 98 * s],
    ])
    pen.circle(44 * s, 86 * s, 0, 0, true)
    pen.hole(40 * s, 76 * s, 0, 0, 30)
  },
}
