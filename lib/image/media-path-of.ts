import { MEDIA_BASE } from './image-url'

const RESIZED = `${MEDIA_BASE}/resize/`

/** The path of a picture whose address through the optimizer `imageUrl` has made; another address is left as it is. */
export function mediaPathOf(src: string): string {
  if (!src.startsWith(RESIZED)) return src
  return decodeURIComponent(src.slice(src.indexOf('/', RESIZED.length) + 1))
}
