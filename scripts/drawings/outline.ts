type Points = readonly (readonly [number, number])[]

/** Corners of a prism, or what makes them: a star's radii in turn, the flat teeth of a gear, half axes of an oval. */
export type Outline =
  | Points
  | { star: readonly [corners: number, ...radii: number[]] }
  | { teeth: readonly [count: number, inner: number, outer: number] }
  | { oval: readonly [width: number, height: number, corners?: number] }

export function outlineOf(outline: Outline, size: number): Points {
  if ('star' in outline) {
    const [corners, ...radii] = outline.star
    return star(
      corners,
      radii.map((radius) => radius * size),
    )
  }
  if ('teeth' in outline) {
    const [count, inner, outer] = outline.teeth
    return star(count, [inner * size, inner * size, outer * size, outer * size])
  }
  if ('oval' in outline) {
    const [width, height, corners = 20] = outline.oval
    return oval(width * size, height * size, corners)
  }
  return outline.map(([u, v]) => [u * size, v * size])
}

function star(corners: number, radii: readonly number[]): Points {
  const count = corners * radii.length
  return Array.from({ length: count }, (_, index) => {
    const angle = (index * 2 * Math.PI) / count + 0.26
    const radius = radii[index % radii.length] ?? 0
    return [radius * Math.cos(angle), radius * Math.sin(angle)]
  })
}

function oval(width: number, height: number, corners: number): Points {
  return Array.from({ length: corners }, (_, index) => {
    const angle = (index * 2 * Math.PI) / corners
    const [u, v] = [Math.cos(angle), Math.sin(angle)]
    return [width * Math.sign(u) * Math.abs(u) ** 0.6, height * Math.sign(v) * Math.abs(v) ** 0.6]
  })
}
