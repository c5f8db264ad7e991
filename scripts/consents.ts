import { runConsents } from '@/gateway/cli/consents/run-consents'

process.exitCode = await runConsents(process.argv.slice(2), process.env, {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
})
