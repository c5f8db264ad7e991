import { oval, scaled, star, type Shape } from './shape'

/** Oil and water: filters, pumps, radiators, hoses. */
export const COOLING_SHAPES: Readonly<Record<string, Shape>> = {
  oilfilter: (pen, s) => {
    pen.lathe([
      [0, 26 * s],
      [5 * s, 32 * s],
      [66 * s, 32 * s],
      [76 * s, 27 * s],
    ])
    pen.groove(12 * s, 32 * s)
    pen.circle(76 * s, 19 * s, 0, 0, true)
    pen.hole(76 * s, 10 * s)
  },
  cartridge: (pen, s) => {
    pen.lathe([
      [0, 28 * s],
      [62 * s, 28 * s],
    ])
    for (const t of [8, 54]) pen.groove(t * s, 28 * s)
    pen.circle(62 * s, 21 * s, 0, 0, true)
    pen.hole(62 * s, 11 * s)
  },
  fuelfilter: (pen, s) => {
    pen.lathe([
      [-52 * s, 5 * s],
      [-34 * s, 5 * s],
      [-34 * s, 20 * s],
      [-28 * s, 26 * s],
      [28 * s, 26 * s],
      [34 * s, 20 * s],
      [34 * s, 5 * s],
      [54 * s, 5 * s],
    ])
  },
  oilpump: (pen, s) => {
    pen.prism(scaled(s, star(7, 40, 36)), 0, 18 * s)
    pen.circle(18 * s, 26 * s)
    pen.prism(star(6, 19 * s, 14 * s), 18 * s, 22 * s)
    pen.hole(22 * s, 8 * s)
  },
  rotor: (pen, s) => {
    pen.prism(star(7, 26 * s, 20 * s), 0, 12 * s)
    pen.hole(12 * s, 9 * s)
  },
  strainer: (pen, s) => {
    pen.lathe([
      [0, 28 * s],
      [12 * s, 28 * s],
    ])
    pen.tube(
      [
        [12 * s, 0, 0],
        [40 * s, 0, 6 * s],
        [60 * s, 0, 30 * s],
      ],
      12 * s,
    )
  },
  waterpump: (pen, s) => {
    pen.prism(
      scaled(s, [
        [-46, 10],
        [-20, 44],
        [24, 42],
        [48, 6],
        [34, -34],
        [-30, -38],
      ]),
      -14 * s,
      0,
    )
    pen.lathe([
      [0, 24 * s],
      [18 * s, 20 * s],
      [18 * s, 30 * s],
      [24 * s, 30 * s],
    ])
    pen.around(4, 20 * s, (u, v) => pen.hole(24 * s, 3.6 * s, u, v, 2))
    pen.circle(24 * s, 8 * s, 0, 0, true)
  },
  thermostat: (pen, s) => {
    pen.lathe([
      [-26 * s, 9 * s],
      [-10 * s, 11 * s],
      [-10 * s, 20 * s],
      [0, 28 * s],
      [4 * s, 28 * s],
    ])
    pen.circle(4 * s, 18 * s)
    pen.lathe([
      [4 * s, 14 * s],
      [16 * s, 8 * s],
    ])
  },
  thermohousing: (pen, s) => {
    pen.prism(scaled(s, oval(38, 28)), 0, 8 * s)
    pen.lathe([
      [8 * s, 24 * s],
      [24 * s, 20 * s],
    ])
    pen.tube(
      [
        [20 * s, 0, 0],
        [42 * s, 4 * s, 8 * s],
        [56 * s, 14 * s, 26 * s],
      ],
      24 * s,
    )
  },
  radiator: (pen, s) => {
    pen.box(-8 * s, 12 * s, -110 * s, -94 * s, -62 * s, 62 * s)
    pen.box(-6 * s, 8 * s, -94 * s, 94 * s, -60 * s, 60 * s)
    for (let v = -52; v <= 52; v += 8) {
      pen.line([
        [8 * s, -94 * s, v * s],
        [8 * s, 94 * s, v * s],
      ])
    }
    pen.box(-8 * s, 12 * s, 94 * s, 110 * s, -62 * s, 62 * s)
    pen.lathe(
      [
        [12 * s, 10 * s],
        [32 * s, 10 * s],
      ],
      102 * s,
      42 * s,
    )
    pen.lathe(
      [
        [12 * s, 10 * s],
        [32 * s, 10 * s],
      ],
      -102 * s,
      -42 * s,
    )
  },
  condenser: (pen, s) => {
    pen.box(-4 * s, 4 * s, -100 * s, 100 * s, -56 * s, 56 * s)
    for (let v = -48; v <= 48; v += 6) {
      pen.line([
        [4 * s, -92 * s, v * s],
        [4 * s, 92 * s, v * s],
      ])
    }
    pen.lathe(
      [
        [4 * s, 7 * s],
        [18 * s, 7 * s],
      ],
      96 * s,
      40 * s,
    )
  },
  fan: (pen, s) => {
    pen.around(
      7,
      34 * s,
      (u, v) =>
        pen.prism(
          [
            [u * 0.4 - v * 0.18, v * 0.4 + u * 0.18],
            [u * 1.7 - v * 0.5, v * 1.7 + u * 0.5],
            [u * 1.8 + v * 0.2, v * 1.8 - u * 0.2],
            [u * 0.4 + v * 0.3, v * 0.4 - u * 0.3],
          ],
          0,
          5 * s,
        ),
      0.2,
    )
    pen.lathe([
      [0, 20 * s],
      [14 * s, 18 * s],
    ])
    pen.hole(14 * s, 5 * s)
  },
  shroud: (pen, s) => {
    pen.box(-12 * s, 0, -90 * s, 90 * s, -62 * s, 62 * s)
    pen.lathe([
      [0, 56 * s],
      [16 * s, 54 * s],
    ])
    pen.hole(16 * s, 48 * s, 0, 0, 20)
    pen.line([
      [4 * s, -48 * s, 0],
      [4 * s, 48 * s, 0],
    ])
    pen.line([
      [4 * s, 0, -48 * s],
      [4 * s, 0, 48 * s],
    ])
    pen.circle(8 * s, 15 * s)
  },
  motor: (pen, s) => {
    pen.lathe([
      [-40 * s, 30 * s],
      [10 * s, 30 * s],
      [10 * s, 24 * s],
      [16 * s, 22 * s],
      [16 * s, 5 * s],
      [40 * s, 5 * s],
    ])
    pen.groove(-28 * s, 30 * s)
    pen.box(-20 * s, 0, 26 * s, 40 * s, -8 * s, 8 * s)
  },
  hose: (pen, s) => {
    pen.tube(
      [
        [-80 * s, 0, 0],
        [-40 * s, 6 * s, 22 * s],
        [20 * s, 10 * s, 20 * s],
        [56 * s, -6 * s, -20 * s],
        [90 * s, -6 * s, -26 * s],
      ],
      20 * s,
    )
  },
  hosethin: (pen, s) => {
    pen.tube(
      [
        [-70 * s, 0, 0],
        [-30 * s, 0, 26 * s],
        [30 * s, 0, 10 * s],
        [64 * s, 0, -18 * s],
      ],
      10 * s,
    )
    pen.lathe(
      [
        [64 * s, 8 * s],
        [80 * s, 8 * s],
      ],
      0,
      -18 * s,
    )
  },
  pipe: (pen, s) =>
    pen.tube(
      [
        [-110 * s, 0, -10 * s],
        [-70 * s, 0, 14 * s],
        [0, 0, 14 * s],
        [40 * s, 14 * s, -10 * s],
        [110 * s, 14 * s, -10 * s],
      ],
      6 * s,
    ),
  clamp: (pen, s) => {
    pen.lathe([
      [0, 22 * s],
      [8 * s, 22 * s],
    ])
    pen.hole(8 * s, 20 * s, 0, 0, 8 * s)
    pen.box(0, 8 * s, 18 * s, 32 * s, 10 * s, 18 * s)
  },
}
