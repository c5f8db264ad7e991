import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '@/scripts/shop/paths'

const FOLDERS = 'app|components|deploy|docs|e2e|features|gateway|lib|scripts|server|stores|tests'

test.each(['CONTRIBUTING.md', 'docs/deploy.md'])(
  'the files that %s sends people to are there',
  (document) => {
    const text = readFileSync(path.join(root, document), 'utf8')
    const named = [...text.matchAll(new RegExp(`\`((?:${FOLDERS})/[^\`<>*… ]*)\``, 'g'))].map(
      ([, file = '']) => file,
    )
    expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
  },
)

test('CONTRIBUTING.md names files enough to be checked', () => {
  const text = readFileSync(path.join(root, 'CONTRIBUTING.md'), 'utf8')
  expect([...text.matchAll(/`[\w-]+\/[\w/.-]+`/g)].length).toBeGreaterThan(25)
})
