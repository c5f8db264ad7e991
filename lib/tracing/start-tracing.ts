import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'

export type Tracing = { stop: () => Promise<void> }

/**
 * Sends the spans of this process to an OTLP collector over HTTP; `stop` sends those that wait. Weighs megabytes, so it is
 * imported only where a collector is named. Sampling and headers follow the variables that OpenTelemetry itself defines.
 */
export function startTracing(serviceName: string, endpoint: string): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` })
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  })
  provider.register()
  return { stop: () => provider.shutdown() }
}
