import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

function read(file: string): string {
  return readFileSync(fileURLToPath(new URL(`../../${file}`, import.meta.url)), 'utf8')
}

test('the README names every command of the package', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const readme = read('README.md')
  const own = Object.entries(scripts).flatMap(([name, line]) => (line.includes('bootstrap.mjs') ? name : []))
  expect(own.filter((name) => !new RegExp(`\`npm (run )?${name}\\b`).test(readme))).toEqual([])
})
