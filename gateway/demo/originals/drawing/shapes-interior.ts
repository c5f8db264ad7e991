import { oval, scaled, type Shape } from './shape'

/** Seats, belts and the dashboard. */
export const INTERIOR_SHAPES: Readonly<Record<string, Shape>> = {
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
}
