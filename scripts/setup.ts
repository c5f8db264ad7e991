import { runSetup } from '@/gateway/cli/setup/run-setup'

process.exitCode = await runSetup(process.argv.slice(2), process.env, {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
})
