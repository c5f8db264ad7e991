import { oval, scaled, star, type Shape } from './shape'

/** Charging, ignition, sensors and control. */
export const ELECTRIC_SHAPES: Readonly<Record<string, Shape>> = {
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
}
