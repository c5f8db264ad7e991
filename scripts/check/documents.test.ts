import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { GATEWAY_LAYERS } from './architecture/gateway-layers'

function read(file: string): string {
  return readFileSync(fileURLToPath(new URL(`../../${file}`, import.meta.url)), 'utf8')
}

test('the list of commands names every one of the package', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const commands = read('docs/commands.md')
  const own = Object.entries(scripts).flatMap(([name, line]) => (line.includes('bootstrap.mjs') ? name : []))
  expect(own.filter((name) => !new RegExp(`\`npm (run )?${name}\\b`).test(commands))).toEqual([])
})

test("the architecture page shows the gateway's layers as the check knows them", () => {
  const rows = [...read('docs/architecture.md').matchAll(/^\| `([\w.-]+)` +\|[^|]*\|([^|]*)\|$/gm)]
  const shown = rows.filter(([, layer = '']) => layer in GATEWAY_LAYERS)
  const named = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, layer = '']) => layer)
  expect(Object.fromEntries(shown.map(([, layer = '', uses]) => [layer, named(uses).toSorted()]))).toEqual(
    Object.fromEntries(Object.entries(GATEWAY_LAYERS).map(([layer, uses]) => [layer, [...uses].toSorted()])),
  )
})
