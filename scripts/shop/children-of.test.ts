import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { childrenOf } from './children-of'

it.runIf(process.platform === 'linux')('finds what a process has started', async () => {
  const child = spawn(process.execPath, [
    '-e',
    'require("node:child_process").spawn("sleep", ["60"]);setInterval(() => 0, 1000)',
  ])
  let grandchild: number | undefined
  for (let tries = 0; tries < 100 && grandchild === undefined; tries += 1) {
    await sleep(50)
    grandchild = (await childrenOf(child.pid))[0]
  }
  expect(grandchild).toBeGreaterThan(0)
  expect(await childrenOf(child.pid, 'sleep')).toEqual([grandchild])
  expect(await childrenOf(child.pid, 'next')).toEqual([])
  if (grandchild !== undefined) process.kill(grandchild)
  child.kill()
})
