import { oval, scaled, type Shape } from './shape'

/** Rack, column and steering wheel. */
export const STEERING_SHAPES: Readonly<Record<string, Shape>> = {
  rack: (pen, s) => {
    pen.lathe([
      [-150 * s, 7 * s],
      [-110 * s, 7 * s],
      [-110 * s, 17 * s],
      [40 * s, 17 * s],
      [40 * s, 22 * s],
      [92 * s, 22 * s],
      [92 * s, 15 * s],
      [112 * s, 15 * s],
      [112 * s, 7 * s],
      [150 * s, 7 * s],
    ])
    pen.lathe(
      [
        [52 * s, 13 * s],
        [80 * s, 13 * s],
      ],
      0,
      26 * s,
    )
  },
  tierod: (pen, s) => {
    pen.lathe([
      [-60 * s, 12 * s],
      [-40 * s, 14 * s],
      [-40 * s, 6 * s],
      [70 * s, 6 * s],
    ])
    for (let t = 40; t < 70; t += 5) pen.groove(t * s, 6 * s)
  },
  rodend: (pen, s) => {
    pen.lathe([
      [-50 * s, 8 * s],
      [-6 * s, 8 * s],
    ])
    pen.lathe(
      [
        [-12 * s, 16 * s],
        [14 * s, 16 * s],
      ],
      0,
      0,
    )
    pen.tube(
      [
        [2 * s, 0, 12 * s],
        [2 * s, 0, 44 * s],
      ],
      10 * s,
    )
  },
  column: (pen, s) => {
    pen.lathe([
      [-110 * s, 7 * s],
      [-70 * s, 7 * s],
      [-70 * s, 18 * s],
      [40 * s, 18 * s],
      [40 * s, 22 * s],
      [76 * s, 22 * s],
      [76 * s, 8 * s],
      [104 * s, 8 * s],
    ])
    pen.box(-20 * s, 24 * s, -34 * s, 34 * s, 16 * s, 24 * s)
  },
  ujoint: (pen, s) => {
    pen.lathe([
      [-34 * s, 8 * s],
      [-8 * s, 8 * s],
    ])
    pen.box(-8 * s, 16 * s, -20 * s, -12 * s, -10 * s, 10 * s)
    pen.lathe([
      [-2 * s, 9 * s],
      [12 * s, 9 * s],
    ])
    pen.box(-8 * s, 16 * s, 12 * s, 20 * s, -10 * s, 10 * s)
    pen.lathe([
      [16 * s, 8 * s],
      [44 * s, 8 * s],
    ])
  },
  wheelsteer: (pen, s) => {
    const rim = (r: number) =>
      Array.from({ length: 33 }, (_, step) => {
        const angle = (step * 2 * Math.PI) / 32
        return [0, r * s * Math.cos(angle), r * s * Math.sin(angle)] as const
      })
    pen.tube(rim(82), 13 * s)
    pen.prism(
      scaled(s, [
        [-78, 8],
        [-26, 26],
        [26, 26],
        [78, 8],
        [78, -8],
        [28, -18],
        [12, -74],
        [-12, -74],
        [-28, -18],
        [-78, -8],
      ]),
      -4 * s,
      4 * s,
    )
    pen.prism(oval(26 * s, 22 * s), 4 * s, 12 * s)
  },
}
