import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const TEXT = readFileSync('docs/security.md', 'utf8')
const NAMED = [...TEXT.matchAll(/`([\w./-]+\.(?:test\.tsx?|spec\.ts))`(?:: «([^»]+)»)?/g)].map(
  ([, file = '', title]) => [file, title?.replaceAll(/\s+/g, ' ')] as const,
)

it('names tests for what is defended', () => {
  expect(NAMED.length).toBeGreaterThan(40)
})

it.each(NAMED)('%s is there and says «%s»', (file, title) => {
  expect(existsSync(file)).toBe(true)
  if (title !== undefined) expect(readFileSync(file, 'utf8')).toContain(title)
})
