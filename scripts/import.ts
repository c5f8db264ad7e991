import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

// Optimising the embedded database's WebAssembly takes half a gigabyte for a moment and gains an import nothing.
// V8 listens to this only at its start, hence a process of its own.
const LEAN_MEMORY = ['--liftoff-only', '--max-semi-space-size=4']

if (LEAN_MEMORY.every((flag) => process.execArgv.includes(flag))) {
  const { loadPriceList } = await import('./import/load-price-list.ts')
  process.exitCode = await loadPriceList()
} else {
  const args = [...LEAN_MEMORY, '--import', 'tsx', fileURLToPath(import.meta.url), ...process.argv.slice(2)]
  const child = spawn(process.execPath, args, { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
  child.on('exit', (code) => {
    process.exitCode = code ?? 1
  })
}
