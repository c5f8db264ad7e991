import 'server-only'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { env } from '@/lib/env'
import { processWide } from '@/lib/process-wide'

const SECONDS_BUCKETS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15]

function createRendererMetrics() {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry, prefix: 'renderer_' })
  const calls = new Histogram({
    name: 'renderer_gateway_call_duration_seconds',
    help: 'Time that a call of the gateway took, repetitions included, by operation and outcome',
    labelNames: ['operation', 'outcome'],
    buckets: SECONDS_BUCKETS,
    registers,
  })
  return { registry, calls }
}

/** The figures of the rendering process, or undefined where they are not collected. */
export function rendererMetrics(): ReturnType<typeof createRendererMetrics> | undefined {
  return env().METRICS_PORT === undefined ? undefined : processWide('figures', createRendererMetrics)
}
