/** Positions of a section's products, each plus one, at the place that the product id hashes to; 0 where there is none. */
export type PlaceTable = Int32Array

// 2^32 divided by the golden ratio: neighbouring ids are spread far apart.
const SPREAD = 0x9e3779b1

function capacityOf(total: number) {
  return 2 ** Math.ceil(Math.log2(Math.max(1, total) * 2))
}

export function placeTableBytes(total: number) {
  return capacityOf(total) * Int32Array.BYTES_PER_ELEMENT
}

function firstPlace(places: PlaceTable, id: number) {
  return Math.imul(id, SPREAD) >>> (Math.clz32(places.length) + 1)
}

/** Grows with the section and not with the ids in it. */
export function createPlaceTable(productIds: Int32Array): PlaceTable {
  const places = new Int32Array(capacityOf(productIds.length))
  const last = places.length - 1
  productIds.forEach((id, position) => {
    let place = firstPlace(places, id)
    while (places[place] !== 0) place = (place + 1) & last
    places[place] = position + 1
  })
  return places
}

export function findPosition(places: PlaceTable, productIds: Int32Array, id: number): number | undefined {
  const last = places.length - 1
  for (let place = firstPlace(places, id); ; place = (place + 1) & last) {
    const position = (places[place] ?? 0) - 1
    if (position < 0) return undefined
    if (productIds[position] === id) return position
  }
}
