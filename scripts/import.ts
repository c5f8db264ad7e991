import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { LEAN_MEMORY } from './import/lean-memory.ts'

if (LEAN_MEMORY.every((flag) => process.execArgv.includes(flag))) {
  const { loadPriceList } = await import('./import/load-price-list.ts')
  process.exitCode = await loadPriceList()
} else {
  const args = [...LEAN_MEMORY, ...process.execArgv, fileURLToPath(import.meta.url), ...process.argv.slice(2)]
  const child = spawn(process.execPath, args, { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
  child.on('exit', (code) => {
    process.exitCode = code ?? 1
  })
}
