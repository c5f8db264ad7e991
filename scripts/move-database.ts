import { runMoveDatabase } from '@/gateway/cli/move-database/run-move-database'

process.exitCode = await runMoveDatabase(process.argv.slice(2), process.env, {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
})
