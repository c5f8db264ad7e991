import { expect, it } from 'vitest'
import { folderArgument } from './folder-argument'

it.each([
  [[], '/shop/dist/gateway'],
  [['out'], '/shop/out'],
  [['/srv/arus'], '/srv/arus'],
  [['--help'], undefined],
  [[''], undefined],
  [['out', 'more'], undefined],
])('of %j builds in %s', (args, folder) => {
  expect(folderArgument(args, '/shop', 'dist/gateway')).toBe(folder)
})
