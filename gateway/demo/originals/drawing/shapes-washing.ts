import { scaled, type Shape } from './shape'

/** Wipers, washers and what lies in the boot. */
export const WASHING_SHAPES: Readonly<Record<string, Shape>> = {
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
