import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keepRunning, type Stored } from './keep-running'
import { startProcess, type Started } from './processes'
import { freePort } from '@/lib/connections/free-port'

const HEALTHY = `import http from 'node:http'
http.createServer((_, response) => response.end('ok')).listen(Number(process.env.PORT), '127.0.0.1')`

let folder: string
const stored: Stored[] = []
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'kept-'))
})
afterEach(async () => {
  await Promise.all(stored.splice(0).map((one) => one.stop()))
  await rm(folder, { recursive: true, force: true })
})

const script = () => path.join(folder, 'serve.mjs')

async function keep(name: string) {
  const port = await freePort()
  const starts: Started[] = []
  const said: string[] = []
  const one = await keepRunning({
    name,
    say: (line) => said.push(line),
    pausesMs: [10, 20],
    start: async (signal) => {
      const env = { PORT: String(port) }
      const started = await startProcess({ script: script(), port, env, quiet: false, signal })
      starts.push(started)
      return started
    },
  })
  stored.push(one)
  const isHealthy = () =>
    fetch(`http://127.0.0.1:${port}/health`).then(
      ({ ok }) => ok,
      () => false,
    )
  return { ...one, starts, said, isHealthy }
}

it('starts each process again that is killed, and leaves the other alone', async () => {
  await writeFile(script(), HEALTHY)
  const processes = [await keep('The gateway'), await keep('The storefront')]
  for (const { starts, said, isHealthy } of processes) {
    starts[0]?.process.kill('SIGKILL')
    await expect.poll(() => starts.length, { timeout: 20_000 }).toBe(2)
    expect(await isHealthy()).toBe(true)
    expect(said).toEqual([
      expect.stringMatching(/^The \w+ ended with code 137; starting it again in 0.01 s\.$/),
    ])
  }
  expect(processes.map(({ starts }) => starts.length)).toEqual([2, 2])
})

it('gives up with the code of a process that cannot live', async () => {
  await writeFile(script(), HEALTHY)
  const { givenUp, starts, said } = await keep('The gateway')
  await writeFile(script(), 'process.exit(7)')
  starts[0]?.process.kill('SIGTERM')
  expect(await givenUp).toBe(7)
  expect(said).toHaveLength(2)
})

it('starts nothing again that is told to stop', async () => {
  await writeFile(script(), HEALTHY)
  const { stop, starts, said, isHealthy } = await keep('The gateway')
  await stop()
  expect([await isHealthy(), starts.length, said]).toEqual([false, 1, []])
})
