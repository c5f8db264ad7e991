/** Pictures of the ground; without an address the map draws lines of its own. */
export type MapTiles = {
  /** With {z}, {x} and {y}. */
  url: string
  /** Whose they are: most providers ask for it to be seen. */
  attribution: string
}
