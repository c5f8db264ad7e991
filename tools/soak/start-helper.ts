import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { root } from '../../scripts/shop/paths.ts'

export type Helper = { stop: () => Promise<void> }

/** Starts a script of the soak beside this process; it reads its task from its input and writes notes, a line each. */
export function startHelper<Note>(script: URL, task: object, onNote: (note: Note) => void): Helper {
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), fileURLToPath(script)], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  createInterface({ input: child.stdout }).on('line', (line) => onNote(JSON.parse(line) as Note))
  child.stdin.end(JSON.stringify(task))
  return {
    stop: async () => {
      child.kill()
      await ended
    },
  }
}
