import { demoShop } from '@/gateway/demo/demo-shop'
import { failOnDemand } from '@/gateway/demo/services/fail-on-demand'
import { type GatewayEnv, readGatewayEnv } from '@/gateway/env'
import { errorToLog } from '@/gateway/core/errors/error-to-log'
import { explainStart } from '@/gateway/core/errors/explain-start'
import { StartRefusedError } from '@/gateway/core/errors/start-refused-error'
import { createLogger } from '@/gateway/core/logger'
import { startGateway } from '@/gateway/start/start-gateway'

/** The owner has to correct a wrong setting: one line names it, without a stack. */
function readSettings(): GatewayEnv {
  try {
    return readGatewayEnv()
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exit(1)
  }
}

const env = readSettings()
const logger = createLogger(env.logLevel, undefined, env.secrets)

async function trace(endpoint: string | undefined) {
  if (endpoint === undefined) return undefined
  const { startTracing } = await import('@/lib/tracing/start-tracing')
  return startTracing('arus-gateway', endpoint)
}

/** Node would print the whole error, with the parameters of a failed query. */
function endWithFailure(error: unknown) {
  logger.fatal({ err: error }, 'the gateway failed')
  process.exit(1)
}
process.on('uncaughtException', endWithFailure)

/** A failure that the owner can correct is logged without its stack. */
function withoutStack(logged: unknown): unknown {
  if (typeof logged !== 'object' || logged === null) return logged
  return Object.fromEntries(Object.entries(logged).filter(([name]) => name !== 'stack'))
}

try {
  const tracing = await trace(env.traceEndpoint)
  const gateway = await startGateway(env, logger, failOnDemand(demoShop, env.demoFaults))
  let isStopping = false
  const stop = (signal: string) => {
    if (isStopping) return
    isStopping = true
    logger.info({ signal }, 'the gateway stops')
    const stopped = gateway.stop()
    // An unreachable collector of traces must not delay the end of the process.
    const ended = stopped.then(() => tracing?.stop().catch(() => undefined))
    ended.then(
      () => process.exit(0),
      (error: unknown) => {
        logger.fatal({ err: error }, 'the gateway did not stop well')
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(signal))
} catch (error) {
  const isRefused = error instanceof StartRefusedError
  const advice = isRefused ? error.message : explainStart(error)
  const logged = advice === undefined ? { err: error } : { failure: withoutStack(errorToLog(error)) }
  if (!isRefused) logger.fatal(logged, 'the gateway did not start')
  if (advice) console.error(`Шлюз не запустился: ${advice}.`)
  process.exitCode = 1
}
