import type { GatewayErrorKind } from './errors'

/** The kind of a gateway's failure, for code that must not bring the gateway's schemas along; undefined for others. */
export function errorKindOf(error: unknown): GatewayErrorKind | undefined {
  if (!(error instanceof Error) || error.name !== 'GatewayError' || !('kind' in error)) return undefined
  // The guarantee: no other error of the shop has this name.
  return error.kind as GatewayErrorKind
}
