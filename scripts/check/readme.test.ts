import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { GATEWAY_FLOORS } from './source-law/gateway-floors'

function read(file: string): string {
  return readFileSync(fileURLToPath(new URL(`../../${file}`, import.meta.url)), 'utf8')
}

test('the README names every command of the package', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const readme = read('README.md')
  const own = Object.entries(scripts).flatMap(([name, line]) => (line.includes('bootstrap.mjs') ? name : []))
  expect(own.filter((name) => !new RegExp(`\`npm (run )?${name}\\b`).test(readme))).toEqual([])
})

test("the README shows the gateway's floors as the check knows them", () => {
  const rows = [...read('README.md').matchAll(/^\| `([\w.-]+)` +\|[^|]*\|([^|]*)\|$/gm)]
  const shown = rows.filter(([, floor = '']) => floor in GATEWAY_FLOORS)
  const named = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, floor = '']) => floor)
  expect(Object.fromEntries(shown.map(([, floor = '', uses]) => [floor, named(uses).toSorted()]))).toEqual(
    Object.fromEntries(Object.entries(GATEWAY_FLOORS).map(([floor, uses]) => [floor, [...uses].toSorted()])),
  )
})
