import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

function read(file: string): string {
  return readFileSync(fileURLToPath(new URL(`../../${file}`, import.meta.url)), 'utf8')
}

/** Set by Next itself while it builds. */
const INTERNAL = ['NEXT_PHASE']

test.each(['lib/env.ts', 'gateway/env.ts'])('the README explains every variable of %s', (file) => {
  const variables = [...read(file).matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].flatMap((match) => match[1] ?? [])
  expect(variables.length).toBeGreaterThan(3)
  const readme = read('README.md')
  const silent = variables.filter((name) => !INTERNAL.includes(name) && !readme.includes(`\`${name}\``))
  expect(silent).toEqual([])
})

test('the README names every command of the package', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const readme = read('README.md')
  const own = Object.entries(scripts).flatMap(([name, line]) => (line.includes('bootstrap.mjs') ? name : []))
  expect(own.filter((name) => !new RegExp(`\`npm (run )?${name}\\b`).test(readme))).toEqual([])
})
