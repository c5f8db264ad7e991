import { asData } from '@/gateway/demo/as-data'
import drawings from '@/gateway/demo/originals/data/drawings.json' with { type: 'json' }

/** A unit's exploded view with the boxes of its callouts, as `scripts/demo-drawings.ts` draws it. */
export type UnitDrawing = {
  width: number
  height: number
  hotspots: readonly { position: string; x1: number; y1: number; x2: number; y2: number }[]
  svg: string
}

const PATH = /^originals\/([a-z0-9-]{1,60})\.svg$/

const byCode = new Map(Object.entries(asData<Readonly<Record<string, UnitDrawing>>>(drawings)))

/** Media path of a unit's drawing. */
export function unitDrawingPath(code: string): string {
  return `originals/${code}.svg`
}

export function drawingOfUnit(code: string): UnitDrawing | undefined {
  return byCode.get(code)
}

/** The drawing behind a media path, as SVG. */
export function unitPicture(mediaPath: string): string | undefined {
  const [, code = ''] = PATH.exec(mediaPath) ?? []
  return byCode.get(code)?.svg
}
