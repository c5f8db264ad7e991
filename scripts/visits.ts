import { runDesk } from '@/gateway/cli/desk/run-desk'

process.exitCode = await runDesk('visits', process.argv.slice(2), process.env, {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
})
