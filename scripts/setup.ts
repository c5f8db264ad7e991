import { createInterface } from 'node:readline/promises'
import { runSetup } from '@/gateway/cli/setup/run-setup'

async function call(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return await lines.question(question)
  } finally {
    lines.close()
  }
}

process.exitCode = await runSetup(process.argv.slice(2), process.env, {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  ...(process.stdin.isTTY && { call }),
})
