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
export type AddressBook = {
  /** Addresses that a text as far as it is typed may mean, best first. */
  suggest: (query: string, count: number) => Promise<Address[]>
  /** What stands at a point; null where nothing is known. */
  at: (point: Point) => Promise<Address | null>
}
