/** Latitude, then longitude. */
export type Point = readonly [latitude: number, longitude: number]

const EARTH_KM = 6371

/** How far two points are apart as the crow flies. */
export function kilometres([fromLatitude, fromLongitude]: Point, [toLatitude, toLongitude]: Point): number {
  const north = haversine(radians(toLatitude - fromLatitude))
  const east = haversine(radians(toLongitude - fromLongitude))
  const shrunk = Math.cos(radians(fromLatitude)) * Math.cos(radians(toLatitude))
  return 2 * EARTH_KM * Math.asin(Math.sqrt(north + shrunk * east))
}

const radians = (degrees: number) => (degrees * Math.PI) / 180
const haversine = (angle: number) => Math.sin(angle / 2) ** 2
