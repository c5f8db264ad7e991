import { describe, expect, it } from 'vitest'
import { CAPACITY, HOLES, INDICES, OFFSET, RIM, TYRE, VISCOSITY, type SizeFamily } from './families'

describe('the nearest of a family', () => {
  it.each<[string, SizeFamily, string, string[]]>([
    ['a battery by its hours', CAPACITY, '75ач', ['74ач', '77ач', '60ач']],
    ['a rim of the same diameter', RIM, '7.5x17', ['7x17', '6x17', '7.5x18']],
    ['a rim with as many holes', HOLES, '5x115', ['5x114.3', '5x100', '4x114.3']],
    ['an offset on either side', OFFSET, 'et40', ['et39', 'et43', 'et25']],
    ['a tyre of the same rim and outer diameter', TYRE, '205/55r16', ['195/60r16', '225/55r16', '205/55r17']],
    ['a tyre that carries more', INDICES, '91v', ['94v', '95w', '88v']],
    ['an oil that is as thick when hot', VISCOSITY, '5w40', ['0w40', '5w30', '10w60']],
  ])('is %s', (_, { distance, form }, requested, nearestFirst) => {
    expect(nearestFirst.every((other) => form.test(other))).toBe(true)
    expect(
      nearestFirst.toSorted((left, right) => distance(requested, left) - distance(requested, right)),
    ).toEqual(nearestFirst)
  })
})
