import { oval, scaled, type Shape } from './shape'

/** Intake and exhaust. */
export const AIR_SHAPES: Readonly<Record<string, Shape>> = {
  airbox: (pen, s) => {
    pen.box(-50 * s, 50 * s, -42 * s, 42 * s, -44 * s, 0)
    pen.line([
      [50 * s, -42 * s, -6 * s],
      [50 * s, 42 * s, -6 * s],
    ])
    pen.lathe(
      [
        [50 * s, 17 * s],
        [72 * s, 17 * s],
      ],
      0,
      -24 * s,
    )
    pen.hole(72 * s, 13 * s, 0, -24 * s)
  },
  airboxlid: (pen, s) => {
    pen.box(-50 * s, 50 * s, -42 * s, 42 * s, 0, 8 * s)
    pen.box(-40 * s, 40 * s, -32 * s, 32 * s, 8 * s, 28 * s)
    pen.lathe(
      [
        [40 * s, 15 * s],
        [64 * s, 15 * s],
      ],
      8 * s,
      18 * s,
    )
    pen.hole(64 * s, 11 * s, 8 * s, 18 * s)
  },
  panelfilter: (pen, s) => {
    pen.box(-46 * s, 46 * s, -36 * s, 36 * s, 0, 16 * s)
    for (let t = -38; t <= 38; t += 7) {
      pen.line([
        [t * s, -32 * s, 16 * s],
        [t * s, 32 * s, 16 * s],
      ])
    }
  },
  throttle: (pen, s) => {
    pen.prism(scaled(s, oval(36, 34)), -10 * s, 10 * s)
    pen.hole(10 * s, 25 * s, 0, 0, 16)
    pen.line([
      [2 * s, 0, -24 * s],
      [2 * s, 0, 24 * s],
    ])
    pen.box(-14 * s, 10 * s, 34 * s, 60 * s, -22 * s, 22 * s)
  },
  intake: (pen, s) => {
    for (const u of [-60, -20, 20, 60]) {
      pen.tube(
        [
          [-30 * s, u * s, 34 * s],
          [10 * s, u * s, 46 * s],
          [44 * s, u * s, 20 * s],
          [54 * s, u * s, -10 * s],
        ],
        26 * s,
      )
    }
    pen.box(46 * s, 54 * s, -84 * s, 84 * s, -30 * s, -6 * s)
    for (const u of [-60, -20, 20, 60]) pen.hole(54 * s, 9 * s, u * s, -18 * s, 4)
  },
  exhaustmanifold: (pen, s) => {
    pen.box(-6 * s, 2 * s, -82 * s, 82 * s, -6 * s, 20 * s)
    for (const u of [-60, -20, 20, 60]) {
      pen.tube(
        [
          [2 * s, u * s, 6 * s],
          [30 * s, u * 0.9 * s, 0],
          [52 * s, u * 0.4 * s, -24 * s],
          [56 * s, 0, -56 * s],
        ],
        20 * s,
      )
    }
    pen.lathe(
      [
        [46 * s, 26 * s],
        [66 * s, 26 * s],
      ],
      0,
      -66 * s,
    )
  },
  catalyst: (pen, s) => {
    pen.lathe([
      [-96 * s, 14 * s],
      [-60 * s, 14 * s],
      [-40 * s, 34 * s],
      [34 * s, 34 * s],
      [54 * s, 14 * s],
      [84 * s, 14 * s],
      [84 * s, 28 * s],
      [90 * s, 28 * s],
    ])
    pen.groove(-20 * s, 34 * s)
    pen.groove(14 * s, 34 * s)
    pen.hole(90 * s, 11 * s)
  },
  muffler: (pen, s) => {
    pen.tube(
      [
        [-150 * s, 0, 16 * s],
        [-100 * s, 0, 8 * s],
        [-60 * s, 0, 0],
      ],
      16 * s,
    )
    pen.prism(scaled(s, oval(46, 30)), -60 * s, 60 * s)
    pen.lathe(
      [
        [60 * s, 10 * s],
        [90 * s, 10 * s],
      ],
      22 * s,
      -6 * s,
    )
    pen.hole(90 * s, 7 * s, 22 * s, -6 * s)
  },
  exhaustpipe: (pen, s) => {
    pen.tube(
      [
        [-140 * s, 0, 0],
        [-70 * s, 0, -14 * s],
        [10 * s, 0, 10 * s],
        [130 * s, 0, 0],
      ],
      17 * s,
    )
    pen.lathe([
      [130 * s, 24 * s],
      [136 * s, 24 * s],
    ])
    pen.hole(136 * s, 8 * s)
  },
  hanger: (pen, s) => {
    pen.prism(scaled(s, oval(16, 26)), 0, 14 * s)
    pen.hole(14 * s, 5 * s, 0, 13 * s)
    pen.hole(14 * s, 5 * s, 0, -13 * s)
  },
  heatshield: (pen, s) => {
    pen.skin([
      [0, -60 * s, -30 * s],
      [0, -40 * s, 30 * s],
      [0, 40 * s, 34 * s],
      [0, 62 * s, -26 * s],
    ])
    for (const v of [-14, 4, 20]) {
      pen.line([
        [0, -44 * s, v * s],
        [0, 46 * s, v * s],
      ])
    }
  },
}
