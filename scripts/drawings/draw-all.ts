import { DEMO_ASSEMBLIES } from '@/gateway/demo/originals/read-assemblies'
import type { UnitDrawing } from '@/gateway/demo/originals/unit-drawings'
import { drawAssembly } from './draw-assembly'

/** The drawings of all units by their codes; attributes are in single quotes, which JSON need not escape. */
export function drawAll(): Record<string, UnitDrawing> {
  return Object.fromEntries(
    DEMO_ASSEMBLIES.map(({ code, parts, axis }) => {
      const { svg, ...drawing } = drawAssembly(parts, axis, code.toUpperCase())
      return [code, { ...drawing, svg: svg.replaceAll('"', "'") }]
    }),
  )
}
