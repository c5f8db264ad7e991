import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawingOfUnit, unitDrawingPath, unitPicture } from '@/gateway/demo/originals/unit-drawings'
import { DEMO_ASSEMBLIES } from '@/gateway/demo/originals/read-assemblies'
import { drawAll } from './draw-all'

const FEWEST_DRAWINGS = 60

describe('the drawings of units', () => {
  it('are what the script draws', () => {
    const drawn = drawAll()
    for (const { code } of DEMO_ASSEMBLIES) expect(drawingOfUnit(code)).toEqual(drawn[code])
  })

  it('are sixty different ones or more', () => {
    const drawn = new Set(
      DEMO_ASSEMBLIES.map(({ code }) => drawingOfUnit(code)?.svg.replace(/<text class='c'.*/, '')),
    )
    expect(drawn.size).toBe(DEMO_ASSEMBLIES.length)
    expect(drawn.size).toBeGreaterThanOrEqual(FEWEST_DRAWINGS)
  })

  it.each(DEMO_ASSEMBLIES.map((assembly) => [assembly.code, assembly] as const))(
    'show every part of %s with a callout that no other covers',
    (code, { parts }) => {
      const drawing = drawingOfUnit(code)
      const spots = drawing?.hotspots ?? []
      expect(spots.map(({ position }) => position).toSorted()).toEqual(
        parts.map(({ position }) => position).toSorted(),
      )
      for (const [at, spot] of spots.entries()) {
        const middle = { x: (spot.x1 + spot.x2) / 2, y: (spot.y1 + spot.y2) / 2 }
        for (const other of spots.slice(at + 1)) {
          const isInside =
            middle.x > other.x1 && middle.x < other.x2 && middle.y > other.y1 && middle.y < other.y2
          expect(isInside).toBe(false)
        }
      }
    },
  )

  it('are pictures that a program can draw, in their own size', async () => {
    const [first] = DEMO_ASSEMBLIES
    const drawing = drawingOfUnit(first?.code ?? '')
    const svg = unitPicture(unitDrawingPath(first?.code ?? '')) ?? ''
    const { width, height } = await sharp(Buffer.from(svg)).metadata()
    expect({ width, height }).toEqual({ width: drawing?.width, height: drawing?.height })
    expect(unitPicture('originals/none.svg')).toBeUndefined()
  })
})
