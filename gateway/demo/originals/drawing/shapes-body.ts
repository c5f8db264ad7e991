import { oval, scaled, star, type Shape } from './shape'

/** Skins, glass, lamps, seats and trim. */
export const BODY_SHAPES: Readonly<Record<string, Shape>> = {
  hood: (pen, s) => {
    pen.prism(
      scaled(s, [
        [-110, -70],
        [110, -70],
        [100, 60],
        [60, 76],
        [-60, 76],
        [-100, 60],
      ]),
      0,
      6 * s,
    )
    pen.line([
      [6 * s, -66 * s, -64 * s],
      [6 * s, -52 * s, 66 * s],
    ])
    pen.line([
      [6 * s, 66 * s, -64 * s],
      [6 * s, 52 * s, 66 * s],
    ])
  },
  fender: (pen, s) => {
    pen.prism(
      scaled(s, [
        [-100, 52],
        [40, 60],
        [96, 44],
        [104, 0],
        [96, -48],
        [72, -48],
        [60, -10],
        [28, 12],
        [-10, 8],
        [-36, -16],
        [-44, -50],
        [-72, -50],
        [-72, 10],
        [-98, 30],
      ]),
      0,
      8 * s,
    )
  },
  bumper: (pen, s) => {
    pen.prism(
      scaled(s, [
        [-150, 40],
        [150, 40],
        [156, 4],
        [140, -36],
        [90, -44],
        [-90, -44],
        [-140, -36],
        [-156, 4],
      ]),
      0,
      26 * s,
    )
    pen.line(
      [
        [26 * s, -86 * s, 20 * s],
        [26 * s, 86 * s, 20 * s],
        [26 * s, 70 * s, -20 * s],
        [26 * s, -70 * s, -20 * s],
      ],
      true,
    )
    for (const u of [-120, 120]) pen.circle(26 * s, 12 * s, u * s, -10 * s, true)
  },
  beamplate: (pen, s) => {
    pen.box(-8 * s, 10 * s, -120 * s, 120 * s, -14 * s, 14 * s)
    for (const u of [-96, -48, 0, 48, 96]) pen.circle(10 * s, 5 * s, u * s, 0, true)
  },
  absorber: (pen, s) => {
    pen.box(-12 * s, 12 * s, -110 * s, 110 * s, -12 * s, 12 * s)
    for (let u = -88; u <= 88; u += 22) {
      pen.line([
        [12 * s, u * s, -12 * s],
        [12 * s, u * s, 12 * s],
      ])
    }
  },
  grille: (pen, s) => {
    pen.prism(
      scaled(s, [
        [-90, 24],
        [90, 24],
        [76, -28],
        [-76, -28],
      ]),
      0,
      12 * s,
    )
    for (const v of [-16, -6, 4, 14]) {
      pen.line([
        [12 * s, -76 * s, v * s],
        [12 * s, 76 * s, v * s],
      ])
    }
    pen.circle(12 * s, 15 * s)
  },
  emblem: (pen, s) => {
    pen.prism(scaled(s, oval(20, 15)), 0, 4 * s)
    pen.prism(star(3, 10 * s, 5 * s), 4 * s, 6 * s)
  },
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
  seatcushion: (pen, s) => {
    pen.prism(
      scaled(s, [
        [-50, 0],
        [50, 0],
        [54, 16],
        [46, 30],
        [30, 24],
        [-30, 24],
        [-46, 30],
        [-54, 16],
      ]),
      -54 * s,
      54 * s,
    )
    pen.line([
      [54 * s, -30 * s, 24 * s],
      [54 * s, -26 * s, 2 * s],
    ])
    pen.line([
      [54 * s, 30 * s, 24 * s],
      [54 * s, 26 * s, 2 * s],
    ])
  },
  seatback: (pen, s) => {
    pen.prism(
      scaled(s, [
        [-46, -70],
        [46, -70],
        [54, 10],
        [40, 64],
        [20, 74],
        [-20, 74],
        [-40, 64],
        [-54, 10],
      ]),
      -14 * s,
      16 * s,
    )
    pen.line([
      [16 * s, -28 * s, -64 * s],
      [16 * s, -30 * s, 50 * s],
      [16 * s, 30 * s, 50 * s],
      [16 * s, 28 * s, -64 * s],
    ])
  },
  headrest: (pen, s) => {
    for (const u of [-14, 14]) {
      pen.tube(
        [
          [0, u * s, 0],
          [0, u * s, -46 * s],
        ],
        6 * s,
      )
    }
    pen.prism(scaled(s, oval(32, 20)), -12 * s, 14 * s)
  },
  seatframe: (pen, s) => {
    for (const u of [-46, 40]) pen.box(-60 * s, 60 * s, u * s, (u + 6) * s, -6 * s, 10 * s)
    for (const t of [-40, 0, 40]) {
      pen.tube(
        [
          [t * s, -40 * s, 0],
          [t * s, 40 * s, 0],
        ],
        6 * s,
      )
    }
  },
  rail_seat: (pen, s) => {
    pen.box(-80 * s, 80 * s, -9 * s, 9 * s, -5 * s, 5 * s)
    pen.line([
      [-80 * s, 0, 5 * s],
      [80 * s, 0, 5 * s],
    ])
  },
  belt_seat: (pen, s) => {
    pen.box(-14 * s, 14 * s, -17 * s, 17 * s, -20 * s, 20 * s)
    pen.tube(
      [
        [0, 0, 20 * s],
        [0, 8 * s, 70 * s],
        [6 * s, 30 * s, 120 * s],
      ],
      10 * s,
    )
  },
  buckle: (pen, s) => {
    pen.tube(
      [
        [0, 0, -50 * s],
        [0, 0, -10 * s],
      ],
      7 * s,
    )
    pen.box(-9 * s, 9 * s, -14 * s, 14 * s, -10 * s, 28 * s)
    pen.box(9 * s, 10 * s, -9 * s, 9 * s, 10 * s, 22 * s)
  },
  airbag: (pen, s) => {
    pen.lathe([
      [-16 * s, 24 * s],
      [0, 24 * s],
    ])
    pen.prism(scaled(s, oval(38, 30)), 0, 16 * s)
    pen.circle(16 * s, 14 * s, 0, 0, true)
  },
  dash: (pen, s) => {
    pen.prism(
      scaled(s, [
        [-150, -34],
        [150, -34],
        [150, 18],
        [90, 34],
        [30, 28],
        [-20, 46],
        [-90, 48],
        [-150, 18],
      ]),
      -24 * s,
      26 * s,
    )
    pen.prism(
      scaled(s, oval(34, 18)).map(([u, v]) => [u - 76 * s, v + 16 * s] as const),
      26 * s,
      27 * s,
    )
    pen.box(26 * s, 27 * s, -18 * s, 22 * s, -24 * s, 18 * s)
    pen.box(26 * s, 27 * s, 56 * s, 128 * s, -26 * s, 4 * s)
  },
  cluster: (pen, s) => {
    pen.prism(scaled(s, oval(62, 30)), -14 * s, 6 * s)
    for (const u of [-30, 30]) {
      pen.circle(6 * s, 19 * s, u * s, 0)
      pen.line([
        [6 * s, u * s, 0],
        [6 * s, (u + 9) * s, 11 * s],
      ])
    }
  },
  switchunit: (pen, s) => {
    pen.box(-20 * s, 6 * s, -24 * s, 24 * s, -18 * s, 18 * s)
    pen.box(6 * s, 12 * s, -17 * s, -3 * s, -11 * s, 11 * s)
    pen.box(6 * s, 12 * s, 3 * s, 17 * s, -11 * s, 11 * s)
  },
  stalk: (pen, s) => {
    pen.box(-16 * s, 16 * s, -16 * s, 16 * s, -14 * s, 14 * s)
    pen.tube(
      [
        [0, 16 * s, 0],
        [6 * s, 56 * s, 6 * s],
        [6 * s, 96 * s, 10 * s],
      ],
      10 * s,
    )
  },
  vent: (pen, s) => {
    pen.box(-16 * s, 6 * s, -32 * s, 32 * s, -17 * s, 17 * s)
    for (const v of [-9, 0, 9]) {
      pen.line([
        [6 * s, -28 * s, v * s],
        [6 * s, 28 * s, v * s],
      ])
    }
  },
  glovebox: (pen, s) => {
    pen.box(-40 * s, 6 * s, -54 * s, 54 * s, -30 * s, 30 * s)
    pen.box(6 * s, 10 * s, -58 * s, 58 * s, -32 * s, 32 * s)
    pen.circle(10 * s, 5 * s, 0, 22 * s, true)
  },
  console: (pen, s) => {
    pen.box(-90 * s, 90 * s, -30 * s, 30 * s, -26 * s, 12 * s)
    pen.box(-60 * s, -10 * s, -20 * s, 20 * s, 12 * s, 13 * s)
    pen.box(30 * s, 84 * s, -28 * s, 28 * s, 12 * s, 32 * s)
  },
  carpet: (pen, s) => {
    pen.skin([
      [-80 * s, -90 * s, 0],
      [-84 * s, 90 * s, 0],
      [0, 104 * s, 8 * s],
      [80 * s, 90 * s, 0],
      [76 * s, -90 * s, 0],
      [0, -104 * s, 8 * s],
    ])
    pen.line([
      [-70 * s, 0, 6 * s],
      [70 * s, 0, 6 * s],
    ])
  },
  wiperarm: (pen, s) => {
    pen.tube(
      [
        [0, -90 * s, 0],
        [8 * s, -20 * s, 6 * s],
        [4 * s, 90 * s, 0],
      ],
      7 * s,
    )
    pen.lathe(
      [
        [-6 * s, 10 * s],
        [10 * s, 10 * s],
      ],
      -92 * s,
      0,
    )
  },
  wiperblade: (pen, s) => {
    pen.box(-3 * s, 3 * s, -110 * s, 110 * s, -4 * s, 2 * s)
    pen.tube(
      [
        [0, -70 * s, 4 * s],
        [0, 0, 12 * s],
        [0, 70 * s, 4 * s],
      ],
      5 * s,
    )
  },
  wiperlinkage: (pen, s) => {
    pen.tube(
      [
        [0, -110 * s, 0],
        [0, 0, 6 * s],
        [0, 110 * s, 0],
      ],
      10 * s,
    )
    for (const u of [-110, 110]) {
      pen.lathe(
        [
          [-10 * s, 10 * s],
          [20 * s, 10 * s],
          [20 * s, 5 * s],
          [34 * s, 5 * s],
        ],
        u * s,
        0,
      )
    }
  },
  bottle: (pen, s) => {
    pen.prism(
      scaled(s, [
        [-34, -44],
        [34, -44],
        [40, 0],
        [16, 34],
        [16, 66],
        [0, 66],
        [0, 36],
        [-36, 20],
      ]),
      -20 * s,
      20 * s,
    )
  },
  nozzle: (pen, s) => {
    pen.lathe([
      [-18 * s, 5 * s],
      [0, 5 * s],
      [0, 10 * s],
    ])
    pen.box(0, 8 * s, -12 * s, 12 * s, -8 * s, 8 * s)
  },
  panel: (pen, s) => {
    pen.box(-16 * s, 10 * s, -110 * s, 110 * s, 40 * s, 58 * s)
    pen.box(-16 * s, 10 * s, -110 * s, -86 * s, -50 * s, 40 * s)
    pen.box(-16 * s, 10 * s, 86 * s, 110 * s, -50 * s, 40 * s)
    pen.box(-16 * s, 14 * s, -112 * s, 112 * s, -66 * s, -50 * s)
  },
  jack: (pen, s) => {
    pen.box(-22 * s, 22 * s, -46 * s, 46 * s, -40 * s, -32 * s)
    pen.tube(
      [
        [0, -40 * s, -32 * s],
        [0, 40 * s, 30 * s],
      ],
      9 * s,
    )
    pen.tube(
      [
        [0, 40 * s, -32 * s],
        [0, -40 * s, 30 * s],
      ],
      9 * s,
    )
    pen.box(-14 * s, 14 * s, -20 * s, 20 * s, 30 * s, 38 * s)
  },
  label: (pen, s) => {
    pen.box(-1, 1, -30 * s, 30 * s, -18 * s, 18 * s)
    for (const v of [-8, 0, 8]) {
      pen.line([
        [1, -22 * s, v * s],
        [1, 22 * s, v * s],
      ])
    }
  },
}
