import 'server-only'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { env } from '@/lib/env'
import { keptAnswers } from '@/lib/gateway/cache'
import { processWide } from '@/lib/process-wide'

const SECONDS_BUCKETS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15]

function createRendererFigures() {
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
  new Gauge({
    name: 'renderer_answer_cache_bytes',
    help: 'Bytes of the gateway answers that are kept parsed',
    registers,
    collect() {
      this.set(keptAnswers().bytes)
    },
  })
  new Gauge({
    name: 'renderer_answer_cache_entries',
    help: 'Answers of the gateway that are kept',
    registers,
    collect() {
      this.set(keptAnswers().size)
    },
  })
  return { registry, calls }
}

/** The figures of the process that renders, or undefined where nobody collects any. */
export function rendererFigures(): ReturnType<typeof createRendererFigures> | undefined {
  return env().METRICS_PORT === undefined ? undefined : processWide('figures', createRendererFigures)
}
