import { scaled, type Shape } from './shape'

/** Doors, glass and locks. */
export const DOOR_SHAPES: Readonly<Record<string, Shape>> = {
  windshield: (pen, s) => {
    pen.skin([
      [0, -112 * s, -50 * s],
      [0, -80 * s, 52 * s],
      [0, 0, 62 * s],
      [0, 80 * s, 52 * s],
      [0, 112 * s, -50 * s],
      [0, 0, -42 * s],
    ])
    for (const u of [-30, -10]) {
      pen.line([
        [0, u * s, -20 * s],
        [0, (u + 30) * s, 30 * s],
      ])
    }
  },
  doorglass: (pen, s) => {
    pen.prism(
      scaled(s, [
        [-66, -40],
        [66, -40],
        [66, 20],
        [44, 44],
        [0, 50],
        [-40, 34],
      ]),
      0,
      3 * s,
    )
    for (const u of [-10, 10]) {
      pen.line([
        [3 * s, u * s, -20 * s],
        [3 * s, (u + 24) * s, 24 * s],
      ])
    }
  },
  door: (pen, s) => {
    pen.prism(
      scaled(s, [
        [-84, -90],
        [80, -90],
        [88, -20],
        [88, 10],
        [84, 60],
        [44, 92],
        [-6, 96],
        [-60, 40],
        [-84, 10],
      ]),
      0,
      9 * s,
    )
    pen.prism(
      scaled(s, [
        [-56, 20],
        [76, 20],
        [74, 56],
        [40, 82],
        [-2, 86],
        [-46, 38],
      ]),
      8 * s,
      9 * s,
    )
    pen.line([
      [9 * s, -80 * s, -40 * s],
      [9 * s, 84 * s, -40 * s],
    ])
    pen.box(9 * s, 14 * s, 48 * s, 74 * s, -6 * s, 2 * s)
  },
  tailgate: (pen, s) => {
    pen.prism(
      scaled(s, [
        [-100, -76],
        [100, -76],
        [104, -10],
        [88, 70],
        [-88, 70],
        [-104, -10],
      ]),
      0,
      9 * s,
    )
    pen.prism(
      scaled(s, [
        [-86, 6],
        [86, 6],
        [76, 60],
        [-76, 60],
      ]),
      8 * s,
      9 * s,
    )
    pen.box(9 * s, 12 * s, -36 * s, 36 * s, -46 * s, -22 * s)
  },
  doortrim: (pen, s) => {
    pen.prism(
      scaled(s, [
        [-80, -60],
        [80, -60],
        [86, 30],
        [-70, 38],
        [-84, 0],
      ]),
      0,
      7 * s,
    )
    pen.box(7 * s, 18 * s, -30 * s, 54 * s, -8 * s, 6 * s)
    pen.circle(7 * s, 17 * s, -58 * s, -38 * s, true)
  },
  seal_door: (pen, s) => {
    const loop = [
      [-78, -84],
      [70, -88],
      [86, -20],
      [78, 60],
      [40, 90],
      [-8, 92],
      [-58, 40],
      [-82, 0],
      [-78, -84],
    ] as const
    pen.tube(
      loop.map(([u, v]) => [0, u * s, v * s] as const),
      6 * s,
    )
  },
  channel: (pen, s) => {
    pen.box(-4 * s, 4 * s, -60 * s, 60 * s, -4 * s, 4 * s)
    pen.line([
      [4 * s, -60 * s, 0],
      [4 * s, 60 * s, 0],
    ])
  },
  regulatorglass: (pen, s) => {
    pen.box(-3 * s, 3 * s, -46 * s, -38 * s, -50 * s, 50 * s)
    pen.box(-3 * s, 3 * s, 38 * s, 46 * s, -50 * s, 50 * s)
    pen.tube(
      [
        [3 * s, -42 * s, 48 * s],
        [3 * s, 0, 10 * s],
        [3 * s, 42 * s, -48 * s],
      ],
      3 * s,
    )
    pen.tube(
      [
        [3 * s, -42 * s, -48 * s],
        [3 * s, 0, -10 * s],
        [3 * s, 42 * s, 48 * s],
      ],
      3 * s,
    )
    pen.lathe([
      [2 * s, 17 * s],
      [20 * s, 15 * s],
    ])
  },
  handle: (pen, s) => {
    pen.box(-5 * s, 0, -44 * s, 44 * s, -9 * s, 9 * s)
    pen.tube(
      [
        [0, -36 * s, 0],
        [16 * s, -22 * s, 0],
        [18 * s, 20 * s, 0],
        [4 * s, 38 * s, 0],
      ],
      10 * s,
    )
  },
  lock: (pen, s) => {
    pen.box(-12 * s, 12 * s, -18 * s, 20 * s, -30 * s, 30 * s)
    pen.prism(
      scaled(s, [
        [-18, 10],
        [0, 10],
        [0, -6],
        [-8, -2],
        [-18, -2],
      ]),
      12 * s,
      15 * s,
    )
    pen.box(-12 * s, 12 * s, 20 * s, 34 * s, -12 * s, 12 * s)
  },
  striker: (pen, s) => {
    pen.box(-3 * s, 0, -20 * s, 20 * s, -16 * s, 16 * s)
    pen.tube(
      [
        [0, -10 * s, 0],
        [20 * s, -8 * s, 0],
        [22 * s, 8 * s, 0],
        [0, 10 * s, 0],
      ],
      6 * s,
    )
  },
  hinge: (pen, s) => {
    pen.box(-4 * s, 0, -34 * s, -4 * s, -18 * s, 18 * s)
    pen.box(-4 * s, 26 * s, -2 * s, 4 * s, -18 * s, 18 * s)
    for (const v of [-9, 9]) pen.hole(0, 4 * s, -20 * s, v * s, 2)
  },
  gasstrut: (pen, s) => {
    pen.lathe([
      [-84 * s, 7 * s],
      [-74 * s, 7 * s],
      [-74 * s, 10 * s],
      [10 * s, 10 * s],
      [10 * s, 4 * s],
      [76 * s, 4 * s],
      [76 * s, 7 * s],
      [86 * s, 7 * s],
    ])
  },
  stay: (pen, s) =>
    pen.tube(
      [
        [-90 * s, 0, -12 * s],
        [-84 * s, 0, 0],
        [80 * s, 0, 0],
        [92 * s, 10 * s, 0],
      ],
      5 * s,
    ),
  liner: (pen, s) => {
    pen.prism(
      Array.from({ length: 18 }, (_, index) => {
        const isBack = index >= 9
        const step = isBack ? 17 - index : index
        const angle = Math.PI * (step / 8)
        const r = isBack ? 60 : 66
        return [r * s * Math.cos(angle), r * s * Math.sin(angle)] as const
      }),
      -30 * s,
      30 * s,
    )
  },
  trimclip: (pen, s) => {
    pen.lathe([
      [0, 3 * s],
      [9 * s, 7 * s],
      [13 * s, 4 * s],
      [16 * s, 4 * s],
      [16 * s, 12 * s],
      [20 * s, 10 * s],
    ])
  },
  moulding: (pen, s) => pen.box(-4 * s, 6 * s, -90 * s, 90 * s, -7 * s, 7 * s),
  tray_under: (pen, s) => {
    pen.box(-70 * s, 70 * s, -100 * s, 100 * s, 0, 6 * s)
    for (const t of [-40, 0, 40]) {
      pen.line([
        [t * s, -86 * s, 6 * s],
        [t * s, 86 * s, 6 * s],
      ])
    }
  },
}
