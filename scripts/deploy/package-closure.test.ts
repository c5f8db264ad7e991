import { expect, it } from 'vitest'
import { type LockedPackages, packageClosure } from './package-closure'

const packages: LockedPackages = {
  '': {},
  'node_modules/web': { dependencies: { headers: '1' }, optionalDependencies: { native: '1', absent: '1' } },
  'node_modules/web/node_modules/headers': { dependencies: { words: '1' } },
  'node_modules/headers': { dependencies: { other: '1' } },
  'node_modules/words': { dependencies: { web: '1' } },
  'node_modules/native': {},
  'node_modules/other': {},
  'node_modules/@scope/plugin': {
    peerDependencies: { other: '1', web: '1' },
    peerDependenciesMeta: { web: { optional: true } },
  },
}

it.each([
  [['native'], ['native']],
  [['web'], ['native', 'web', 'web/node_modules/headers', 'words']],
  [['headers'], ['headers', 'other']],
  [['@scope/plugin'], ['@scope/plugin', 'other']],
  [
    ['native', 'other', 'native'],
    ['native', 'other'],
  ],
])('%j needs %j', (names, folders) => {
  expect(packageClosure(packages, names)).toEqual(folders.map((folder) => `node_modules/${folder}`))
})

it('refuses a package that was never installed', () => {
  expect(() => packageClosure(packages, ['absent'])).toThrow('absent')
})
