import { spawn } from 'node:child_process'
import { expect, it } from 'vitest'

const script = `
  import { endWithStorefront } from ${JSON.stringify(new URL('./end-with-storefront.ts', import.meta.url).href)}
  endWithStorefront()
  console.log('open')
  setTimeout(() => process.exit(3), 20_000)
`

it('ends when whoever has started it is gone', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  await new Promise((resolve) => child.stdout?.once('data', resolve))
  child.disconnect()
  expect(await ended).toBe(0)
})
