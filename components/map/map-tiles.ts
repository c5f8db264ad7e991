/** Pictures of the ground; without an address the map draws lines of its own. */
export type MapTiles = {
  /** With {z}, {x} and {y}. */
  url: string
  /** Whose they are, as their terms demand it. */
  attribution: string
}

const HOST = /^(?:https?:)?\/\/(?:\{s\}\.)?([^/{}]+)/

/** The attribution of the map's tiles: the owner's text, else the host; empty without tiles. */
export function attributionOf({ url, attribution }: MapTiles): string {
  if (url === '') return ''
  return attribution.trim() || (HOST.exec(url)?.[1] ?? '')
}
