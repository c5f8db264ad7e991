import { oval, scaled, star, type Shape } from './shape'

/** Hood, bumpers and what is between them. */
export const PANEL_SHAPES: Readonly<Record<string, Shape>> = {
  hood: (pen, s) => {
    pen.prism(
      scaled(s, [
        [-110, -70],
        [110, -70],
        [100, 60],
        [60, 76],
        [-60, 76],
        [-100, 60],
      ]),
      0,
      6 * s,
    )
    pen.line([
      [6 * s, -66 * s, -64 * s],
      [6 * s, -52 * s, 66 * s],
    ])
    pen.line([
      [6 * s, 66 * s, -64 * s],
      [6 * s, 52 * s, 66 * s],
    ])
  },
  fender: (pen, s) => {
    pen.prism(
      scaled(s, [
        [-100, 52],
        [40, 60],
        [96, 44],
        [104, 0],
        [96, -48],
        [72, -48],
        [60, -10],
        [28, 12],
        [-10, 8],
        [-36, -16],
        [-44, -50],
        [-72, -50],
        [-72, 10],
        [-98, 30],
      ]),
      0,
      8 * s,
    )
  },
  bumper: (pen, s) => {
    pen.prism(
      scaled(s, [
        [-150, 40],
        [150, 40],
        [156, 4],
        [140, -36],
        [90, -44],
        [-90, -44],
        [-140, -36],
        [-156, 4],
      ]),
      0,
      26 * s,
    )
    pen.line(
      [
        [26 * s, -86 * s, 20 * s],
        [26 * s, 86 * s, 20 * s],
        [26 * s, 70 * s, -20 * s],
        [26 * s, -70 * s, -20 * s],
      ],
      true,
    )
    for (const u of [-120, 120]) pen.circle(26 * s, 12 * s, u * s, -10 * s, true)
  },
  beamplate: (pen, s) => {
    pen.box(-8 * s, 10 * s, -120 * s, 120 * s, -14 * s, 14 * s)
    for (const u of [-96, -48, 0, 48, 96]) pen.circle(10 * s, 5 * s, u * s, 0, true)
  },
  absorber: (pen, s) => {
    pen.box(-12 * s, 12 * s, -110 * s, 110 * s, -12 * s, 12 * s)
    for (let u = -88; u <= 88; u += 22) {
      pen.line([
        [12 * s, u * s, -12 * s],
        [12 * s, u * s, 12 * s],
      ])
    }
  },
  grille: (pen, s) => {
    pen.prism(
      scaled(s, [
        [-90, 24],
        [90, 24],
        [76, -28],
        [-76, -28],
      ]),
      0,
      12 * s,
    )
    for (const v of [-16, -6, 4, 14]) {
      pen.line([
        [12 * s, -76 * s, v * s],
        [12 * s, 76 * s, v * s],
      ])
    }
    pen.circle(12 * s, 15 * s)
  },
  emblem: (pen, s) => {
    pen.prism(scaled(s, oval(20, 15)), 0, 4 * s)
    pen.prism(star(3, 10 * s, 5 * s), 4 * s, 6 * s)
  },
}
