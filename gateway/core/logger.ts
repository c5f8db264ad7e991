import { type DestinationStream, pino } from 'pino'
import { errorToLog } from '@/gateway/core/error-to-log'

export type Logger = pino.Logger

export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { service: 'gateway' },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: errorToLog },
    redact: ['req.headers.cookie', 'req.headers.authorization', 'password', '*.password'],
  }
  return destination ? pino(options, destination) : pino(options)
}
