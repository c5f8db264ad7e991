import { expect, it } from 'vitest'
import { growthOf } from './memory'

it('grows from one mark to another, for processes that both know', () => {
  const before = { title: 'after ten minutes', mib: { gateway: 200, front: 100 } }
  const after = { title: 'at the end', mib: { gateway: 210, renderer: 300 } }
  expect(growthOf(before, after)).toEqual({ gateway: 5 })
})
