import { expect, it } from 'vitest'
import { optionPacker } from './option-packer'

it.each([
  [{ title: 'Bosch', count: 12, href: '/catalog/masla/?brand=bosch', isChecked: false }, 3],
  [{ title: 'Bosch', count: 12, href: '/catalog/masla/', isChecked: true }, 4],
  [{ title: 'Bosch', count: 12, href: '/search?q=a&filters=1.b', isChecked: false }, 3],
  [{ title: 'Zic', count: 0, href: null, isChecked: false }, 1],
])('carries %o in %d places and back', (option, length) => {
  expect(optionPacker.pack(option)).toHaveLength(length)
  expect(optionPacker.unpack(optionPacker.pack(option))).toStrictEqual(option)
})
