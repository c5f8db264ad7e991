import { scaled, type Shape } from './shape'

/** Struts, arms, stabilizers and hubs. */
export const SUSPENSION_SHAPES: Readonly<Record<string, Shape>> = {
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
}
