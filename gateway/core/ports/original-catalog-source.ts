import type * as contract from '@/lib/gateway/contracts/catalog/original-catalogs'
import type { Operation, ParsedRequestOf, WireResponseOf } from '@/lib/gateway/operation'

type Operations = typeof contract

/** The request of one call, as the contract parsed it. */
export type OriginalRequest<Op extends Operation> =
  ParsedRequestOf<Op> extends { body: infer Body } ? Body : Record<never, never>

/**
 * Source of the makers' catalogues: own tables, or a service on the network. One function for each call of the
 * contract; an `ssd` has a meaning for its source only. Throws a `GatewayError`, `unavailable` when the
 * source cannot be reached.
 */
export type OriginalCatalogSource = {
  [Name in keyof Operations]: (
    request: OriginalRequest<Operations[Name]>,
  ) => Promise<WireResponseOf<Operations[Name]>>
}
