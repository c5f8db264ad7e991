import { IMPORT_EXIT, runImport } from '@/gateway/cli/price-import/run-import'

const HARD_STOP_MS = 3_000

/** Loads the list that the command line names; Ctrl-C gives it up and leaves the shop as it was. */
export async function loadPriceList(): Promise<number> {
  const stop = new AbortController()
  let requestedAt: number | undefined
  // Terminal and launchers each pass one Ctrl-C on; only a later one is impatience. Nothing is committed either way.
  const onSignal = () => {
    if (requestedAt !== undefined && Date.now() - requestedAt > HARD_STOP_MS)
      process.exit(IMPORT_EXIT.interrupted)
    requestedAt ??= Date.now()
    stop.abort()
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
  return runImport(process.argv.slice(2), process.env, {
    out: (text) => process.stdout.write(text),
    err: process.stderr,
    signal: stop.signal,
  })
}
