import { oval, scaled, star, type Shape } from './shape'

/** Cooling, fuel, air, exhaust, electrics. */
export const SUPPLY_SHAPES: Readonly<Record<string, Shape>> = {
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
  fueltank: (pen, s) => {
    pen.prism(
      scaled(s, [
        [-100, -20],
        [-90, 34],
        [-30, 42],
        [30, 42],
        [96, 30],
        [104, -24],
        [60, -36],
        [-60, -36],
      ]),
      -50 * s,
      50 * s,
    )
    pen.line([
      [50 * s, -102 * s, 2 * s],
      [50 * s, 102 * s, 2 * s],
    ])
  },
  fuelpump: (pen, s) => {
    pen.lathe([
      [-96 * s, 24 * s],
      [-80 * s, 24 * s],
      [-80 * s, 19 * s],
      [-10 * s, 19 * s],
      [-10 * s, 40 * s],
      [0, 40 * s],
      [0, 26 * s],
      [10 * s, 22 * s],
    ])
    pen.lathe(
      [
        [10 * s, 5 * s],
        [26 * s, 5 * s],
      ],
      8 * s,
      8 * s,
    )
    pen.box(10 * s, 18 * s, -16 * s, -2 * s, -8 * s, 8 * s)
  },
  injector: (pen, s) => {
    pen.lathe([
      [-30 * s, 5 * s],
      [-12 * s, 5 * s],
      [-12 * s, 10 * s],
      [18 * s, 11 * s],
      [18 * s, 6 * s],
      [36 * s, 6 * s],
    ])
    pen.box(0, 14 * s, 8 * s, 24 * s, -5 * s, 5 * s)
  },
  rail: (pen, s) => {
    pen.box(-6 * s, 8 * s, -84 * s, 84 * s, -8 * s, 8 * s)
    for (const u of [-60, -20, 20, 60]) {
      pen.lathe(
        [
          [8 * s, 8 * s],
          [24 * s, 8 * s],
        ],
        u * s,
        0,
      )
      pen.hole(24 * s, 5 * s, u * s, 0)
    }
  },
  canister: (pen, s) => {
    pen.prism(scaled(s, oval(34, 26)), -44 * s, 44 * s)
    for (const u of [-14, 14]) {
      pen.lathe(
        [
          [44 * s, 5 * s],
          [60 * s, 5 * s],
        ],
        u * s,
        6 * s,
      )
    }
  },
  valvebox: (pen, s) => {
    pen.lathe([
      [-30 * s, 5 * s],
      [-14 * s, 5 * s],
      [-14 * s, 15 * s],
      [16 * s, 15 * s],
      [16 * s, 5 * s],
      [34 * s, 5 * s],
    ])
    pen.box(-8 * s, 10 * s, 14 * s, 30 * s, -8 * s, 8 * s)
  },
  alternator: (pen, s) => {
    pen.lathe([
      [-44 * s, 40 * s],
      [-36 * s, 48 * s],
      [18 * s, 48 * s],
      [30 * s, 38 * s],
    ])
    for (const t of [-20, 4]) pen.groove(t * s, 48 * s)
    pen.around(8, 32 * s, (u, v) =>
      pen.line([
        [30 * s, u * 0.7, v * 0.7],
        [30 * s, u * 1.1, v * 1.1],
      ]),
    )
    pen.lathe([
      [30 * s, 24 * s],
      [34 * s, 21 * s],
      [46 * s, 21 * s],
      [50 * s, 24 * s],
    ])
    pen.hole(50 * s, 7 * s)
    pen.box(-10 * s, 20 * s, -14 * s, 14 * s, -68 * s, -46 * s)
    pen.hole(20 * s, 5 * s, 0, -60 * s)
  },
  starter: (pen, s) => {
    pen.lathe([
      [-90 * s, 28 * s],
      [20 * s, 30 * s],
      [20 * s, 38 * s],
      [28 * s, 38 * s],
      [28 * s, 22 * s],
      [60 * s, 16 * s],
    ])
    pen.groove(-66 * s, 28 * s)
    pen.lathe(
      [
        [-60 * s, 16 * s],
        [14 * s, 17 * s],
      ],
      0,
      46 * s,
    )
    pen.circle(14 * s, 8 * s, 0, 46 * s, true)
    pen.prism(star(9, 14 * s, 11 * s), 60 * s, 72 * s)
  },
  armature: (pen, s) => {
    pen.lathe([
      [-80 * s, 4 * s],
      [-60 * s, 4 * s],
      [-60 * s, 15 * s],
      [-40 * s, 15 * s],
      [-34 * s, 24 * s],
      [30 * s, 24 * s],
      [30 * s, 6 * s],
      [74 * s, 6 * s],
    ])
    for (const t of [-50, -20, 0, 20]) pen.groove(t * s, (t < -40 ? 15 : 24) * s)
  },
  brush: (pen, s) => {
    pen.box(-12 * s, 12 * s, -14 * s, 14 * s, -10 * s, 10 * s)
    for (const u of [-8, 8]) pen.box(12 * s, 26 * s, (u - 4) * s, (u + 4) * s, -5 * s, 5 * s)
  },
  regulator: (pen, s) => {
    pen.prism(scaled(s, oval(30, 22)), 0, 12 * s)
    pen.box(12 * s, 22 * s, -16 * s, 16 * s, -8 * s, 10 * s)
  },
  battery: (pen, s) => {
    pen.box(-40 * s, 40 * s, -70 * s, 70 * s, -46 * s, 34 * s)
    pen.box(-38 * s, 38 * s, -68 * s, 68 * s, 34 * s, 42 * s)
    pen.line([
      [40 * s, -70 * s, 20 * s],
      [40 * s, 70 * s, 20 * s],
    ])
  },
  tray: (pen, s) => {
    pen.box(-44 * s, 44 * s, -74 * s, 74 * s, 0, 8 * s)
    pen.box(-44 * s, -38 * s, -74 * s, 74 * s, 8 * s, 26 * s)
    pen.line(
      [
        [30 * s, -60 * s, 8 * s],
        [30 * s, 60 * s, 8 * s],
        [-30 * s, 60 * s, 8 * s],
        [-30 * s, -60 * s, 8 * s],
      ],
      true,
    )
  },
  terminal: (pen, s) => {
    pen.lathe([
      [0, 12 * s],
      [14 * s, 12 * s],
    ])
    pen.hole(14 * s, 7 * s)
    pen.tube(
      [
        [7 * s, 12 * s, 0],
        [10 * s, 50 * s, -10 * s],
        [0, 90 * s, 0],
      ],
      7 * s,
    )
  },
  sparkplug: (pen, s) => {
    pen.lathe([
      [-46 * s, 3 * s],
      [-40 * s, 3 * s],
      [-40 * s, 7 * s],
      [-16 * s, 7 * s],
      [-16 * s, 12 * s],
      [-12 * s, 12 * s],
    ])
    pen.prism(star(6, 11 * s), -12 * s, 0)
    pen.lathe([
      [0, 8 * s],
      [34 * s, 6 * s],
      [34 * s, 4 * s],
      [42 * s, 4 * s],
    ])
    for (const t of [-34, -28, -22]) pen.groove(t * s, 7 * s)
  },
  coil: (pen, s) => {
    pen.lathe([
      [-70 * s, 10 * s],
      [-54 * s, 12 * s],
      [-10 * s, 12 * s],
    ])
    pen.box(-10 * s, 20 * s, -17 * s, 26 * s, -14 * s, 14 * s)
    pen.box(0, 16 * s, 26 * s, 44 * s, -8 * s, 8 * s)
    pen.hole(20 * s, 4 * s, 18 * s, 0, 3)
  },
  sensor: (pen, s) => {
    pen.lathe([
      [-30 * s, 6 * s],
      [-8 * s, 7 * s],
    ])
    pen.prism(star(6, 12 * s), -8 * s, 2 * s)
    pen.lathe([
      [2 * s, 9 * s],
      [22 * s, 9 * s],
    ])
    pen.box(22 * s, 34 * s, -8 * s, 8 * s, -7 * s, 7 * s)
  },
  sensorwire: (pen, s) => {
    pen.lathe([
      [-20 * s, 8 * s],
      [0, 9 * s],
    ])
    pen.box(-6 * s, 2 * s, -8 * s, 26 * s, -6 * s, 6 * s)
    pen.tube(
      [
        [2 * s, 0, 0],
        [30 * s, 0, 18 * s],
        [60 * s, 14 * s, 0],
        [90 * s, 14 * s, 10 * s],
      ],
      4 * s,
    )
    pen.box(86 * s, 106 * s, 8 * s, 22 * s, 4 * s, 16 * s)
  },
  lambda: (pen, s) => {
    pen.lathe([
      [-34 * s, 7 * s],
      [-16 * s, 7 * s],
      [-16 * s, 9 * s],
      [-6 * s, 9 * s],
    ])
    pen.prism(star(6, 13 * s), -6 * s, 4 * s)
    pen.lathe([
      [4 * s, 8 * s],
      [34 * s, 7 * s],
    ])
    pen.tube(
      [
        [34 * s, 0, 0],
        [60 * s, 10 * s, 12 * s],
        [94 * s, 0, -8 * s],
      ],
      4 * s,
    )
  },
  relay: (pen, s) => {
    pen.box(-14 * s, 14 * s, -14 * s, 14 * s, 0, 28 * s)
    for (const u of [-8, 0, 8]) {
      pen.line([
        [14 * s, u * s, 0],
        [14 * s, u * s, -12 * s],
      ])
    }
  },
  ecu: (pen, s) => {
    pen.box(-50 * s, 50 * s, -40 * s, 40 * s, -10 * s, 10 * s)
    for (const t of [-34, -17, 0, 17, 34]) {
      pen.line([
        [t * s, -34 * s, 10 * s],
        [t * s, 20 * s, 10 * s],
      ])
    }
    pen.box(50 * s, 62 * s, -30 * s, -4 * s, -6 * s, 6 * s)
    pen.box(50 * s, 62 * s, 4 * s, 30 * s, -6 * s, 6 * s)
  },
  fusebox: (pen, s) => {
    pen.box(-44 * s, 44 * s, -32 * s, 32 * s, -20 * s, 6 * s)
    for (const t of [-28, -10, 8, 26]) {
      for (const u of [-18, 0, 18]) pen.box((t - 6) * s, (t + 6) * s, (u - 6) * s, (u + 6) * s, 6 * s, 14 * s)
    }
  },
  horn: (pen, s) => {
    pen.lathe([
      [-12 * s, 16 * s],
      [0, 20 * s],
      [0, 34 * s],
      [10 * s, 34 * s],
    ])
    for (const r of [26, 18, 10]) pen.circle(10 * s, r * s, 0, 0, true)
    pen.box(-12 * s, -6 * s, -8 * s, 8 * s, 16 * s, 52 * s)
  },
  compressor: (pen, s) => {
    pen.lathe([
      [-64 * s, 34 * s],
      [20 * s, 36 * s],
    ])
    for (const t of [-40, -16]) pen.groove(t * s, 35 * s)
    pen.box(-40 * s, -6 * s, -16 * s, 16 * s, 30 * s, 48 * s)
    pen.lathe([
      [20 * s, 40 * s],
      [24 * s, 36 * s],
      [40 * s, 36 * s],
      [44 * s, 40 * s],
    ])
    pen.circle(44 * s, 24 * s, 0, 0, true)
    pen.hole(44 * s, 7 * s)
  },
  drier: (pen, s) => {
    pen.lathe([
      [-50 * s, 14 * s],
      [-44 * s, 17 * s],
      [50 * s, 17 * s],
      [56 * s, 12 * s],
    ])
  },
  blower: (pen, s) => {
    pen.lathe([
      [-20 * s, 44 * s],
      [14 * s, 44 * s],
    ])
    for (let t = -16; t < 14; t += 5) pen.groove(t * s, 44 * s)
    pen.hole(14 * s, 36 * s, 0, 0, 20)
    pen.lathe([
      [4 * s, 12 * s],
      [18 * s, 12 * s],
    ])
  },
  hvac: (pen, s) => {
    pen.box(-46 * s, 46 * s, -70 * s, 70 * s, -44 * s, 44 * s)
    pen.lathe(
      [
        [46 * s, 26 * s],
        [54 * s, 26 * s],
      ],
      -36 * s,
      0,
    )
    pen.box(46 * s, 54 * s, 4 * s, 56 * s, -30 * s, 30 * s)
    pen.line([
      [54 * s, 30 * s, -30 * s],
      [54 * s, 30 * s, 30 * s],
    ])
  },
  turbo: (pen, s) => {
    pen.lathe([
      [-50 * s, 20 * s],
      [-40 * s, 40 * s],
      [-16 * s, 40 * s],
      [-10 * s, 18 * s],
      [14 * s, 18 * s],
      [20 * s, 44 * s],
      [44 * s, 44 * s],
      [52 * s, 24 * s],
      [62 * s, 22 * s],
    ])
    pen.hole(62 * s, 18 * s)
    pen.lathe(
      [
        [30 * s, 14 * s],
        [54 * s, 14 * s],
      ],
      44 * s,
      -16 * s,
    )
  },
}
