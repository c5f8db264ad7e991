import { drawAssembly, type AssemblyDrawing } from '@/gateway/demo/originals/drawing/draw-assembly'
import { DEMO_ASSEMBLIES } from '@/gateway/demo/originals/read-assemblies'

const PATH = /^originals\/([a-z0-9-]{1,60})\.svg$/

const byCode = new Map(DEMO_ASSEMBLIES.map((assembly) => [assembly.code, assembly]))
const drawn = new Map<string, AssemblyDrawing>()

/** Media path of a unit's drawing. */
export function unitDrawingPath(code: string): string {
  return `originals/${code}.svg`
}

/** The drawing of a unit by its code; the same each time, so it is made once. */
export function drawUnit(code: string): AssemblyDrawing | undefined {
  const known = drawn.get(code)
  const assembly = byCode.get(code)
  if (known || !assembly) return known
  const made = drawAssembly(assembly.parts, assembly.axis, code.toUpperCase())
  drawn.set(code, made)
  return made
}

/** The drawing behind a media path, as SVG. */
export function drawUnitPicture(mediaPath: string): string | undefined {
  const [, code = ''] = PATH.exec(mediaPath) ?? []
  return drawUnit(code)?.svg
}
