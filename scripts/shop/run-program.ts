import { spawn } from 'node:child_process'

type Options = { cwd: string; env: NodeJS.ProcessEnv; signal?: AbortSignal | undefined }

/**
 * Runs a script of Node to its end and collects what it says. With a signal it leads a group of its own, which the signal ends whole: what it has
 * started would outlive it otherwise.
 */
export function runProgram(
  args: readonly string[],
  { cwd, env, signal }: Options,
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const output: string[] = []
    const program = spawn(process.execPath, args, { cwd, env, detached: signal !== undefined })
    const end = () => {
      if (program.pid !== undefined) process.kill(-program.pid, 'SIGTERM')
    }
    program.stdout.on('data', (chunk) => output.push(String(chunk)))
    program.stderr.on('data', (chunk) => output.push(String(chunk)))
    program.on('error', reject)
    program.on('exit', () => signal?.removeEventListener('abort', end))
    program.on('close', (code) => resolve({ code, output: output.join('') }))
    if (signal?.aborted) end()
    else signal?.addEventListener('abort', end, { once: true })
  })
}
