import { runInquiries } from '@/gateway/cli/inquiries/run-inquiries'

process.exitCode = await runInquiries(process.argv.slice(2), process.env, {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
})
