import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'

const SECONDS_BUCKETS = [0.002, 0.005, 0.01, 0.02, 0.03, 0.06, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export function createMetrics({ withProcess = false }: { withProcess?: boolean } = {}) {
  const registry = new Registry()
  if (withProcess) collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'gateway_request_duration_seconds',
    help: 'Time from request to response by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS_BUCKETS,
    registers: [registry],
  })
  const pictures = new Counter({
    name: 'gateway_pictures_total',
    help: 'Pictures answered, by where they came from',
    labelNames: ['from'],
    registers: [registry],
  })
  return { registry, duration, pictures }
}

export type Metrics = ReturnType<typeof createMetrics>
