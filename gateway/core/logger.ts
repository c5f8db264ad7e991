import { type DestinationStream, pino } from 'pino'
import { errorToLog } from '@/gateway/core/errors/error-to-log'
import { createSecretMask } from '@/gateway/core/errors/redact-text'

export type Logger = pino.Logger

/** `secrets` are words that are masked in every line. */
export function createLogger(
  level: string,
  destination?: DestinationStream,
  secrets: readonly string[] = [],
): Logger {
  const options = {
    level,
    base: { service: 'gateway' },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: errorToLog },
    redact: ['req.headers.cookie', 'req.headers.authorization', 'password', '*.password'],
    hooks: { streamWrite: createSecretMask(secrets) },
  }
  return destination ? pino(options, destination) : pino(options)
}
