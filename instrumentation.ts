/** Starts with the server. The comparison is what the build leaves the other runtimes out by. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NODE_ENV !== 'production') return
  const { endWithStorefront } = await import('@/lib/connections/end-with-storefront')
  endWithStorefront()
  const { startRendererTracing } = await import('@/lib/tracing/start-renderer-tracing')
  await startRendererTracing()
  const { listenForPurges } = await import('@/lib/purges/listen-for-purges')
  listenForPurges()
  const { startIndexNow } = await import('@/lib/seo/index-now/start-index-now')
  startIndexNow()
}
