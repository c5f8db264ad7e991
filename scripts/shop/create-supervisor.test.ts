import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createSupervisor } from './create-supervisor'
import { freePort } from '@/lib/connections/free-port'

const TELLS_ITS_PID = `import { writeFileSync } from 'node:fs'
import http from 'node:http'
writeFileSync(process.env.PID_FILE, String(process.pid))
`
const HEALTHY = `${TELLS_ITS_PID}http.createServer((_, response) => response.end('ok')).listen(Number(process.env.PORT), '127.0.0.1')`
const NEVER_READY = `${TELLS_ITS_PID}setInterval(() => 0, 1000)`

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'supervisor-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function write(name: string, code: string) {
  const script = path.join(folder, `${name}.mjs`)
  await writeFile(script, code)
  const port = await freePort()
  const pidFile = path.join(folder, `${name}.pid`)
  const pid = () => readFile(pidFile, 'utf8').then(Number, () => 0)
  return { options: { script, port, env: { PORT: String(port), PID_FILE: pidFile } }, pid }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

it('leaves nothing running that is open or still starting', async () => {
  const gateway = await write('gateway', HEALTHY)
  const storefront = await write('storefront', NEVER_READY)
  const said: string[] = []
  const { keep, stop, isStopping } = createSupervisor({ say: (line) => said.push(line) })
  await keep('The gateway', gateway.options)
  const failure = keep('The storefront', storefront.options).catch(String)
  await expect.poll(storefront.pid, { timeout: 20_000 }).toBeGreaterThan(0)
  const pids = [await gateway.pid(), await storefront.pid()]
  expect(pids.map(isAlive)).toEqual([true, true])
  await stop()
  expect(await failure).toContain('it ended with code 143')
  expect(pids.map(isAlive)).toEqual([false, false])
  expect([isStopping(), said]).toEqual([true, []])
})

it('ends what is open when another part cannot start', async () => {
  const gateway = await write('gateway', HEALTHY)
  const { keep, stop } = createSupervisor({ say: () => undefined })
  await keep('The gateway', gateway.options)
  const broken = await write('storefront', 'process.exit(3)')
  await expect(keep('The storefront', broken.options)).rejects.toThrow('it ended with code 3')
  await stop()
  expect(isAlive(await gateway.pid())).toBe(false)
})

it('starts nothing again where it is told not to', async () => {
  const gateway = await write('gateway', HEALTHY)
  const { keep, stop } = createSupervisor({ say: () => undefined, pausesMs: [] })
  const { givenUp } = await keep('The gateway', gateway.options)
  process.kill(await gateway.pid(), 'SIGKILL')
  expect(await givenUp).toBe(137)
  await stop()
})
