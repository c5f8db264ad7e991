import type * as contract from '@/lib/gateway/contracts/catalog/original-catalogs'
import type { Operation, ParsedRequestOf, WireResponseOf } from '@/lib/gateway/operation'

type Operations = typeof contract

/** What one call asks, as the contract parsed it. */
export type OriginalRequest<Op extends Operation> =
  ParsedRequestOf<Op> extends { body: infer Body } ? Body : Record<never, never>

/**
 * Whoever knows the makers' catalogues: tables of one's own, or a service on the network. One function for each call of the
 * contract; an `ssd` is the source's own and means nothing to anybody else. Throws a `GatewayError`, `unavailable` when the
 * source cannot be asked.
 */
export type OriginalCatalogSource = {
  [Name in keyof Operations]: (
    request: OriginalRequest<Operations[Name]>,
  ) => Promise<WireResponseOf<Operations[Name]>>
}
