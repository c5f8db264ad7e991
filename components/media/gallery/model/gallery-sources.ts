import { pictureSources } from '../../picture-sources'

export type GallerySources = { src: string; srcSet: string | undefined }

const STAGE_WIDTHS_PX = [320, 480, 640, 960, 1280]
const FULL_WIDTHS_PX = [640, 1280, 2000]
const BIG_PX = 2000
const THUMB_PX = 64

function sourcesOf(path: string, widths: readonly number[]): GallerySources | undefined {
  const sources = widths.flatMap((width) => {
    const src = pictureSources(path, width, width)?.src
    return src === undefined ? [] : [{ src, width }]
  })
  const [first] = sources
  if (!first) return undefined
  // The shop cannot resize a picture at an absolute address.
  if (sources.every(({ src }) => src === first.src)) return { src: first.src, srcSet: undefined }
  return { src: first.src, srcSet: sources.map(({ src, width }) => `${src} ${width}w`).join(', ') }
}

export const stageSources = (path: string) => sourcesOf(path, STAGE_WIDTHS_PX)
export const fullSources = (path: string) => sourcesOf(path, FULL_WIDTHS_PX)
export const thumbSources = (path: string) => pictureSources(path, THUMB_PX, THUMB_PX)

/** The picture as large as it is served: where its link leads without scripts. */
export function bigPicture(path: string): string | undefined {
  return pictureSources(path, BIG_PX, BIG_PX)?.src
}
