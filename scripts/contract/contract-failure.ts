export type ContractFailure = { operation: string; reason: string }
