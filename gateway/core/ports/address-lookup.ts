/** Latitude, then longitude. */
export type Point = readonly [latitude: number, longitude: number]

export type Address = {
  /** In one line, from the town down. */
  value: string
  /** Null for a street or a town. */
  house: string | null
  coordinates: Point | null
}

/** Source of addresses: a service on the network, or a local list. Throws when it is unavailable. */
export type AddressLookup = {
  /** Addresses that match a text while it is typed, best first. */
  suggest: (query: string, count: number) => Promise<Address[]>
  /** The address of a point; null where none is known. */
  at: (point: Point) => Promise<Address | null>
}
