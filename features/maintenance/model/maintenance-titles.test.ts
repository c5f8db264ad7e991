import { expect, it } from 'vitest'
import { titlesOf } from './maintenance-titles'

const way = [
  { title: 'Hyundai', href: '/catalog_to?brand=b' },
  { title: 'Solaris II', href: '/catalog_to?model=m' },
]

it.each([
  ['brand', 0, 'Плановое обслуживание', null],
  ['model', 1, 'Плановое обслуживание Hyundai', { title: 'Hyundai', depth: 0 }],
  ['modification', 2, 'Плановое обслуживание Hyundai Solaris II', { title: 'Solaris II', depth: 1 }],
] as const)('the choice of a %s is called by what was chosen before', (of, depth, heading, last) => {
  expect(titlesOf({ step: 'choice', choice: { of, way: way.slice(0, depth), links: [] } })).toMatchObject({
    heading,
    last,
  })
})
