/** Longitude and latitude. */
export type Point = readonly [number, number]

/** Whether a ray from the point crosses the polygon's sides an odd number of times. */
export function isWithinPolygon([x, y]: Point, polygon: readonly Point[]): boolean {
  let isInside = false
  polygon.forEach(([x1, y1], at) => {
    const [x2, y2] = polygon.at(at - 1) ?? [x1, y1]
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) isInside = !isInside
  })
  return isInside
}
