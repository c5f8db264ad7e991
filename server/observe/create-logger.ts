import { type DestinationStream, pino } from 'pino'

/** One JSON object a line, the service named in each. */
export function createLogger(level: string, destination?: DestinationStream) {
  const options = { level, base: { service: 'storefront' }, timestamp: pino.stdTimeFunctions.isoTime }
  return destination ? pino(options, destination) : pino(options)
}

export type Logger = ReturnType<typeof createLogger>
