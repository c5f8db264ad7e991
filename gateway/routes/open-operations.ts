import type { createBindings } from '@/gateway/routes/create-bindings'
import type { MediaOperationName } from '@/gateway/routes/catalog/media'
import type { OperationName } from '@/lib/gateway/contracts/all'
import type { Operation } from '@/lib/gateway/operation'

type BoundName = ReturnType<typeof createBindings>[number]['operation']['name']

/** Demands an entry for each operation of the contract without a handler, and for no other. */
export type OpenOperations<All extends string, Answered extends All> = {
  [Name in Exclude<All, Answered>]: Operation & { readonly name: Name }
}

// A call that is bound but not in the contract's `all.ts`, or there but neither bound nor here, does not compile.
const OPEN: OpenOperations<OperationName, BoundName | MediaOperationName> = {}

/** Operations without an implementation so far. */
export const openOperations: readonly Operation[] = Object.values(OPEN)
