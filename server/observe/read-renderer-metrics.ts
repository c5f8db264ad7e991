import { METRICS_PATH } from '../../lib/metrics/metrics-path.ts'

const TIMEOUT_MS = 2_000

/** The renderer's own figures; nothing while it is away, so that the others are still shown. */
export async function readRendererMetrics({
  origin,
  secret,
}: {
  origin: string
  secret: string
}): Promise<string> {
  try {
    const response = await fetch(new URL(METRICS_PATH, origin), {
      headers: { authorization: `Bearer ${secret}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return response.ok ? await response.text() : ''
  } catch {
    return ''
  }
}
