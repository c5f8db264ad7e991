import type { Bootstrap } from './load-bootstrap'

let requested: Promise<Bootstrap> | undefined

/**
 * Menus, sections, parameters and shops for what a page does not carry: requested from the gateway once per page load. A failure is
 * dropped, so that the next call requests them again.
 */
export function fetchBootstrap(): Promise<Bootstrap> {
  requested ??= send().catch((error: unknown) => {
    requested = undefined
    throw error
  })
  return requested
}

async function send(): Promise<Bootstrap> {
  const [{ browserGateway }, { requireResponse }, { getBootstrap }] = await Promise.all([
    import('@/lib/gateway/browser-client'),
    import('@/lib/gateway/wire/require-response'),
    import('@/lib/gateway/contracts/catalog/catalog'),
  ])
  return requireResponse(await browserGateway().call(getBootstrap, {}, { handlesErrors: true }))
}
