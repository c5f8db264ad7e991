import { star, teeth, type Shape } from './shape'

/** Bolts, nuts, clips, rings and bushes: what holds and what seals. */
export const FASTENER_SHAPES: Readonly<Record<string, Shape>> = {
  bolt: (pen, s) => {
    pen.lathe([
      [0, 4.5 * s],
      [30 * s, 4.5 * s],
    ])
    for (let t = 4; t < 22; t += 4) pen.groove(t * s, 4.5 * s)
    pen.lathe([
      [30 * s, 10 * s],
      [32 * s, 10 * s],
    ])
    pen.prism(star(6, 8 * s), 32 * s, 39 * s)
  },
  stud: (pen, s) => {
    pen.lathe([
      [0, 4.5 * s],
      [46 * s, 4.5 * s],
    ])
    for (const t of [3, 7, 11, 33, 37, 41]) pen.groove(t * s, 4.5 * s)
    pen.circle(46 * s, 4.5 * s)
  },
  screw: (pen, s) => {
    pen.lathe([
      [0, 1],
      [6 * s, 3.2 * s],
      [24 * s, 3.2 * s],
    ])
    for (let t = 7; t < 22; t += 4) pen.groove(t * s, 3.2 * s)
    pen.lathe([
      [24 * s, 8 * s],
      [28 * s, 7 * s],
    ])
    pen.line([
      [28 * s, -5 * s, 0],
      [28 * s, 5 * s, 0],
    ])
    pen.line([
      [28 * s, 0, -5 * s],
      [28 * s, 0, 5 * s],
    ])
  },
  nut: (pen, s) => {
    pen.lathe([
      [0, 13 * s],
      [3 * s, 13 * s],
    ])
    pen.prism(star(6, 11 * s), 3 * s, 13 * s)
    pen.hole(13 * s, 5 * s)
  },
  washer: (pen, s) => {
    pen.lathe([
      [0, 15 * s],
      [3 * s, 15 * s],
    ])
    pen.hole(3 * s, 7 * s, 0, 0, 2)
  },
  ring: (pen, s) => {
    pen.lathe([
      [0, 22 * s],
      [5 * s, 22 * s],
    ])
    pen.hole(5 * s, 18 * s, 0, 0, 5 * s)
  },
  circlip: (pen, s) => {
    pen.circle(0, 22 * s)
    pen.circle(0, 17 * s)
    pen.line([
      [0, -22 * s, 3 * s],
      [0, -14 * s, 3 * s],
    ])
    pen.line([
      [0, -22 * s, -3 * s],
      [0, -14 * s, -3 * s],
    ])
  },
  seal: (pen, s) => {
    pen.lathe([
      [0, 27 * s],
      [10 * s, 27 * s],
    ])
    pen.circle(10 * s, 23 * s, 0, 0, true)
    pen.hole(10 * s, 15 * s)
    pen.circle(9 * s, 17 * s, 0, 0, true)
  },
  oring: (pen, s) => {
    pen.circle(0, 20 * s)
    pen.circle(0, 16 * s)
  },
  bush: (pen, s) => {
    pen.lathe([
      [0, 17 * s],
      [30 * s, 17 * s],
    ])
    pen.hole(30 * s, 9 * s)
  },
  silent: (pen, s) => {
    pen.lathe([
      [-6 * s, 9 * s],
      [0, 9 * s],
      [0, 24 * s],
      [34 * s, 24 * s],
    ])
    pen.circle(34 * s, 20 * s, 0, 0, true)
    pen.lathe([
      [34 * s, 9 * s],
      [42 * s, 9 * s],
    ])
    pen.hole(42 * s, 5 * s)
  },
  pin: (pen, s) => {
    pen.lathe([
      [0, 6 * s],
      [44 * s, 6 * s],
      [44 * s, 8 * s],
      [48 * s, 8 * s],
    ])
  },
  cotter: (pen, s) =>
    pen.tube(
      [
        [0, 0, 0],
        [26 * s, 2 * s, 2 * s],
        [36 * s, 8 * s, 0],
        [30 * s, 10 * s, -6 * s],
        [20 * s, 0, -4 * s],
        [-6 * s, -4 * s, -4 * s],
      ],
      3.5 * s,
      false,
    ),
  clip: (pen, s) => {
    pen.lathe([
      [0, 3 * s],
      [10 * s, 7 * s],
      [14 * s, 4 * s],
      [16 * s, 4 * s],
      [16 * s, 13 * s],
      [20 * s, 11 * s],
    ])
  },
  plug: (pen, s) => {
    pen.lathe([
      [0, 12 * s],
      [12 * s, 12 * s],
      [12 * s, 17 * s],
      [17 * s, 17 * s],
    ])
    pen.prism(star(6, 9 * s), 17 * s, 23 * s)
  },
  cap: (pen, s) => {
    pen.lathe([
      [0, 22 * s],
      [16 * s, 22 * s],
      [20 * s, 17 * s],
    ])
    pen.prism(teeth(10, 13 * s, 16 * s), 20 * s, 27 * s)
  },
}
