/** Latitude, then longitude. */
export type Point = readonly [latitude: number, longitude: number]

export type Address = {
  /** In one line, from the town down. */
  value: string
  /** Null for a street or a town. */
  house: string | null
  coordinates: Point | null
}

/** Whoever knows the addresses: a service on the network, or a list of one's own. Throws when it cannot be asked. */
export type AddressBook = {
  /** Addresses that a text as far as it is typed may mean, best first. */
  suggest: (query: string, count: number) => Promise<Address[]>
  /** What stands at a point; null where nothing is known. */
  at: (point: Point) => Promise<Address | null>
}
