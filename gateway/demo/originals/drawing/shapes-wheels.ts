import { star, teeth, type Shape } from './shape'

/** Drive shafts, final drive and wheels. */
export const WHEEL_SHAPES: Readonly<Record<string, Shape>> = {
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
