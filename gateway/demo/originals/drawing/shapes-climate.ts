import type { Shape } from './shape'

/** Air conditioning and heater. */
export const CLIMATE_SHAPES: Readonly<Record<string, Shape>> = {
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
