import { runAdmin } from '@/gateway/services/accounts/cli/run-admin'

process.exitCode = await runAdmin(process.argv.slice(2), process.env, {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
})
