import { expect, it } from 'vitest'
import { TYRE_ATTRIBUTES, TYRE_TECHNOLOGIES, WHEEL_ATTRIBUTES } from './tyres'

it('knows the thirteen technologies in their order, each described in Russian', () => {
  expect(Object.values(TYRE_TECHNOLOGIES).map(({ name }) => name)).toEqual([
    'WET COR',
    'LONG COR',
    'DRY COR',
    'FLEX COR',
    '3D MOD',
    'CONTACT',
    'Double TREAD',
    'Di-d',
    'INDICATOR',
    'SPORT Mix',
    'Dual Nylon&Steel',
    'ROTATION',
    'I.W.D',
  ])
  expect(Object.keys(TYRE_TECHNOLOGIES).map(Number)).toEqual(
    Array.from({ length: 13 }, (_, index) => index + 1),
  )
  for (const { description } of Object.values(TYRE_TECHNOLOGIES))
    expect(description).toMatch(/^[А-ЯЁ].{20,}\.$/)
})

it('names tyre attributes as the catalogue does', () => {
  expect(TYRE_ATTRIBUTES).toEqual({
    width: 'shiny_shirina_profilya_mm',
    height: 'shiny_vysota_profilya',
    diameter: 'shiny_diametr_dyuym',
  })
})

it('has six different wheel attributes', () => {
  expect(Object.keys(WHEEL_ATTRIBUTES)).toEqual(['width', 'diameter', 'et', 'pcd', 'hole', 'dia'])
  expect(new Set(Object.values(WHEEL_ATTRIBUTES)).size).toBe(6)
  for (const slug of Object.values(WHEEL_ATTRIBUTES)) expect(slug).toMatch(/^diski_[a-z_]+$/)
})
