import { runContent } from '@/gateway/cli/content/run-content'

process.exitCode = await runContent(process.argv.slice(2), process.env, {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
})
