import { DEMO_BRANDS } from '@/gateway/demo/products/brands'
import { ALL_KINDS } from '@/gateway/demo/kinds/all-kinds'
import { DEMO_SECTIONS } from '@/gateway/demo/sections/sections'
import { DEMO_CATALOGS } from '@/gateway/demo/originals/read-catalogs'
import { toCode } from '@/gateway/core/text/to-code'
import { unitPicture } from '@/gateway/demo/originals/unit-drawings'
import shopFront from '@/gateway/demo/data/pictures/shop-front.json' with { type: 'json' }
import type { PictureSource } from '@/gateway/core/ports/picture-source'
import { PDF } from '@/lib/gateway/contracts/files'
import { certificateDocument, drawKnownCertificate } from './certificate-documents'
import { createDice, hashText } from './dice'
import { drawPartPicture } from './draw-part-picture'
import { drawBanner, drawSection, drawWordmark } from './draw-scenes'
import { PART_VIEWS } from './picture-paths'

/** Raised when drawings change, so that cached renditions of the old ones are not found again. */
const DRAWINGS_VERSION = '3'
const PART = /^parts\/([a-z0-9-]{1,40})\/([0-9a-z]{1,8})\/([^/]{1,64})\/([a-z]+)\.svg$/
const SCENE = /^(sections|brands|banners|shops|certificates)\/([a-z0-9-]{1,80})\.svg$/
const PAPER = /^documents\/certificates\/([a-z0-9-]{1,80})\.pdf$/
/** Words in a banner's code that say what to show. */
const BANNER_KINDS: readonly (readonly [word: RegExp, kind: string])[] = [
  [/shin/, 'tyre-studded'],
  [/masl/, 'canister'],
  [/akkum/, 'battery'],
  [/filtr/, 'oil-filter'],
  [/kolod/, 'brake-disc'],
  [/magazin|home/, 'alloy-wheel-5'],
  [/./, 'tool-kit'],
]

const titleOfBrand = new Map([
  ...DEMO_CATALOGS.map(({ make }) => [toCode(make), make] as const),
  ...DEMO_BRANDS.map((brand) => [brand.code, brand.title] as const),
])
const pictureOfFamily = new Map(ALL_KINDS.map((kind) => [kind.family, kind.picture]))

/** Draws the demo shop's pictures from their paths: nothing of them is stored. */
export function createDemoPictureSource(): PictureSource {
  return async (mediaPath) => {
    const paper = certificateDocument(PAPER.exec(mediaPath)?.[1] ?? '')
    if (paper) return { contentType: PDF, version: DRAWINGS_VERSION, read: paper }
    const svg = drawPart(mediaPath) ?? drawScene(mediaPath) ?? unitPicture(mediaPath)
    if (svg === undefined) return undefined
    return { contentType: 'image/svg+xml', version: DRAWINGS_VERSION, read: async () => Buffer.from(svg) }
  }
}

function drawPart(mediaPath: string): string | undefined {
  const [, kind, seed, label, viewName] = PART.exec(mediaPath) ?? []
  const view = PART_VIEWS.find((known) => known === viewName)
  if (!kind || !seed || !label || !view) return undefined
  return drawPartPicture(kind, Number.parseInt(seed, 36), label, view)
}

function drawScene(mediaPath: string): string | undefined {
  const [, scene, code] = SCENE.exec(mediaPath) ?? []
  if (!scene || !code) return undefined
  const dice = createDice(hashText(code))
  switch (scene) {
    case 'sections':
      return drawSection(kindOfSection(code), dice)
    case 'brands':
      return drawWordmark(titleOfBrand.get(code) ?? code, dice)
    case 'shops':
      return shopFront.svg
    case 'certificates':
      return drawKnownCertificate(code)
    default:
      return drawBanner(BANNER_KINDS.find(([word]) => word.test(code))?.[1] ?? 'tool-kit', dice)
  }
}

/** A section of kinds shows its kind, a section of sections the first kind below it. */
function kindOfSection(code: string): string {
  const section = DEMO_SECTIONS.find((known) => known.code === code)
  const withFamily = DEMO_SECTIONS.find(
    ({ family, path }) => family !== null && section !== undefined && path.includes(section.id),
  )
  return pictureOfFamily.get(withFamily?.family ?? '') ?? 'tool-kit'
}
