import { teeth, type Shape } from './shape'

/** Bearings, gears, pulleys, shafts and springs. */
export const ROUND_SHAPES: Readonly<Record<string, Shape>> = {
  bearing: (pen, s) => {
    pen.lathe([
      [0, 34 * s],
      [22 * s, 34 * s],
    ])
    pen.circle(22 * s, 28 * s, 0, 0, true)
    pen.circle(22 * s, 21 * s, 0, 0, true)
    pen.around(9, 24.5 * s, (u, v) => pen.circle(22 * s, 2.6 * s, u, v, true))
    pen.hole(22 * s, 16 * s)
  },
  needle: (pen, s) => {
    pen.lathe([
      [0, 20 * s],
      [24 * s, 20 * s],
    ])
    for (const v of [-10, -2, 6]) {
      pen.line([
        [3 * s, 17 * s, v * s],
        [21 * s, 17 * s, v * s],
      ])
    }
    pen.hole(24 * s, 15 * s, 0, 0, 14 * s)
  },
  shell: (pen, s) => {
    pen.tube(
      Array.from({ length: 9 }, (_, step) => {
        const angle = Math.PI * (step / 8) + 0.5
        return [0, 22 * s * Math.cos(angle), 22 * s * Math.sin(angle)] as const
      }),
      9 * s,
    )
  },
  gear: (pen, s) => {
    pen.prism(teeth(20, 37 * s, 43 * s), 0, 14 * s)
    pen.circle(14 * s, 27 * s, 0, 0, true)
    pen.lathe([
      [14 * s, 20 * s],
      [20 * s, 20 * s],
    ])
    pen.hole(20 * s, 12 * s)
  },
  pinion: (pen, s) => {
    pen.lathe([
      [-50 * s, 7 * s],
      [0, 9 * s],
    ])
    pen.prism(teeth(12, 16 * s, 21 * s), 0, 26 * s)
    pen.lathe([
      [26 * s, 9 * s],
      [50 * s, 9 * s],
    ])
    pen.circle(50 * s, 5 * s, 0, 0, true)
  },
  sprocket: (pen, s) => {
    pen.prism(teeth(22, 32 * s, 37 * s), 0, 9 * s)
    pen.circle(9 * s, 25 * s, 0, 0, true)
    pen.around(5, 18 * s, (u, v) => pen.hole(9 * s, 4.5 * s, u, v, 4))
    pen.hole(9 * s, 8 * s)
  },
  sync: (pen, s) => {
    pen.prism(teeth(26, 30 * s, 33 * s), 0, 6 * s)
    pen.lathe([
      [6 * s, 27 * s],
      [16 * s, 25 * s],
    ])
    pen.hole(16 * s, 21 * s, 0, 0, 12)
  },
  hub: (pen, s) => {
    pen.prism(teeth(18, 30 * s, 33 * s), 0, 22 * s)
    pen.circle(22 * s, 26 * s, 0, 0, true)
    pen.hole(22 * s, 15 * s)
    pen.prism(teeth(10, 12 * s, 15 * s), 21 * s, 22 * s)
  },
  pulley: (pen, s) => {
    pen.lathe([
      [0, 38 * s],
      [5 * s, 38 * s],
      [5 * s, 34 * s],
      [8 * s, 34 * s],
      [8 * s, 36 * s],
      [11 * s, 34 * s],
      [14 * s, 36 * s],
      [17 * s, 34 * s],
      [20 * s, 36 * s],
      [23 * s, 38 * s],
      [26 * s, 38 * s],
    ])
    pen.circle(26 * s, 30 * s, 0, 0, true)
    pen.around(3, 20 * s, (u, v) => pen.hole(25 * s, 6 * s, u, v, 4))
    pen.hole(26 * s, 8 * s)
  },
  roller: (pen, s) => {
    pen.lathe([
      [0, 27 * s],
      [3 * s, 27 * s],
      [3 * s, 24 * s],
      [21 * s, 24 * s],
      [21 * s, 27 * s],
      [24 * s, 27 * s],
    ])
    pen.circle(24 * s, 17 * s, 0, 0, true)
    pen.hole(24 * s, 7 * s)
  },
  belt: (pen, s) => {
    const loop = (t: number, r: number) =>
      Array.from({ length: 25 }, (_, step) => {
        const angle = (step * 2 * Math.PI) / 24
        const stretch = Math.cos(angle) > 0 ? 1.9 : 1.2
        return [
          t * s,
          r * s * stretch * Math.cos(angle),
          r * s * (1 + 0.25 * Math.cos(angle)) * Math.sin(angle),
        ] as const
      })
    for (const t of [0, 4, 8, 12, 16]) pen.line(loop(t, 44))
    pen.line(loop(16, 40))
  },
  chain: (pen, s) => {
    const loop = Array.from({ length: 33 }, (_, step) => {
      const angle = (step * 2 * Math.PI) / 32
      return [0, (24 + 8 * Math.sin(angle)) * s * Math.cos(angle), 74 * s * Math.sin(angle)] as const
    })
    pen.tube(loop, 9 * s)
    for (const [t, u, v] of loop) pen.circle(t, 2 * s, u, v, true)
  },
  shaft: (pen, s) => {
    pen.lathe([
      [-90 * s, 9 * s],
      [-60 * s, 9 * s],
      [-60 * s, 13 * s],
      [-20 * s, 13 * s],
      [-20 * s, 17 * s],
      [20 * s, 17 * s],
      [20 * s, 12 * s],
      [62 * s, 12 * s],
      [62 * s, 8 * s],
      [90 * s, 8 * s],
    ])
    for (let t = 66; t < 88; t += 5) pen.groove(t * s, 8 * s)
  },
  gearshaft: (pen, s) => {
    pen.lathe([
      [-95 * s, 8 * s],
      [-62 * s, 10 * s],
    ])
    pen.prism(teeth(16, 20 * s, 25 * s), -62 * s, -46 * s)
    pen.lathe([
      [-46 * s, 14 * s],
      [-26 * s, 14 * s],
    ])
    pen.prism(teeth(18, 27 * s, 32 * s), -26 * s, -10 * s)
    pen.lathe([
      [-10 * s, 14 * s],
      [20 * s, 14 * s],
    ])
    pen.prism(teeth(14, 17 * s, 22 * s), 20 * s, 36 * s)
    pen.lathe([
      [36 * s, 11 * s],
      [95 * s, 9 * s],
    ])
    for (let t = 70; t < 94; t += 5) pen.groove(t * s, 9.4 * s)
  },
  spring: (pen, s) => pen.coil(0, 120 * s, 34 * s, 5, 8 * s),
  springlet: (pen, s) => pen.coil(0, 46 * s, 11 * s, 6, 3.4 * s),
  diaphragm: (pen, s) => {
    pen.lathe([
      [0, 30 * s],
      [6 * s, 30 * s],
      [14 * s, 16 * s],
    ])
    pen.around(8, 22 * s, (u, v) =>
      pen.line([
        [13 * s, u * 0.75, v * 0.75],
        [7 * s, u * 1.3, v * 1.3],
      ]),
    )
    pen.hole(14 * s, 8 * s)
  },
}
