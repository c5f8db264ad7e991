import type { Pen } from './pen'

/** Draws a part around the pen's origin; the size multiplies all of its measures. */
export type Shape = (pen: Pen, size: number) => void

type Outline = (readonly [number, number])[]

export function scaled(size: number, points: readonly (readonly [number, number])[]): Outline {
  return points.map(([u, v]) => [u * size, v * size])
}

/** A regular outline of some corners; gears have two radii in turn. */
export function star(corners: number, ...radii: readonly number[]): Outline {
  const count = corners * radii.length
  return Array.from({ length: count }, (_, index) => {
    const angle = (index * 2 * Math.PI) / count + 0.26
    const radius = radii[index % radii.length] ?? 0
    return [radius * Math.cos(angle), radius * Math.sin(angle)]
  })
}

/** Teeth with flat tops. */
export function teeth(count: number, inner: number, outer: number): Outline {
  return star(count, inner, inner, outer, outer)
}

export function oval(width: number, height: number, corners = 20): Outline {
  return Array.from({ length: corners }, (_, index) => {
    const angle = (index * 2 * Math.PI) / corners
    const [u, v] = [Math.cos(angle), Math.sin(angle)]
    return [width * Math.sign(u) * Math.abs(u) ** 0.6, height * Math.sign(v) * Math.abs(v) ** 0.6]
  })
}
