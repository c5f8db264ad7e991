import fc from 'fast-check'
import { errorBodySchema } from '@/lib/gateway/errors'
import type { Operation } from '@/lib/gateway/operation'
import { knownRequests } from '@/scripts/contract/known-requests'
import { requestArbitrary } from '@/scripts/contract/schema-arbitrary'
import { sendOperation, type OperationRequest, type Send } from '@/scripts/contract/send-operation'
import { headersFor, signIn, type Accounts, type SignIns } from '@/scripts/contract/sign-in'
import { findShopFacts } from '@/scripts/contract/shop-facts'

export type ContractOptions = {
  send: Send
  origin: string
  operations: readonly Operation[]
  /** Leaves out every call that may change something. */
  isReadOnly: boolean
  /** Accounts kept for this; without one the calls that need it are only checked for how they refuse. */
  accounts?: Accounts
}

type Target = ContractOptions & { signIns: SignIns }

export type ContractFailure = { operation: string; reason: string }

export type ContractReport = {
  passed: string[]
  failed: ContractFailure[]
  /** Not made yet: they answer 501. */
  open: string[]
  /** Left out, since they may change something. */
  skipped: string[]
}

type Verdict = 'passed' | 'open'

const SAMPLES = 3
// The same requests in every run.
const SEED = 20_260_301
const NOT_IMPLEMENTED = 501

function sampled(operation: Operation) {
  return fc.sample(requestArbitrary(operation), { numRuns: SAMPLES, seed: SEED })
}

async function checkFailure(response: Response) {
  const parsed = errorBodySchema.safeParse(await response.json().catch(() => undefined))
  if (!parsed.success) throw new Error(`status ${response.status} without an error body`)
  if (parsed.data.statusCode !== response.status) {
    throw new Error(`status ${response.status} with statusCode ${parsed.data.statusCode}`)
  }
  if (parsed.data.message.trim() === '') throw new Error(`status ${response.status} without a message`)
}

async function checkSuccess(operation: Operation, response: Response) {
  if (operation.file) {
    if ((await response.arrayBuffer()).byteLength === 0) throw new Error('an empty file')
    return
  }
  const parsed = operation.response.safeParse(await response.json())
  if (!parsed.success) throw new Error(`the answer breaks the contract: ${parsed.error.message}`)
}

async function checkRequest(
  { send, origin, signIns }: Target,
  operation: Operation,
  request: OperationRequest,
  mustSucceed: boolean,
): Promise<Verdict> {
  const response = await sendOperation(send, origin, operation, request, headersFor(operation, signIns))
  if (response.status === NOT_IMPLEMENTED) {
    await checkFailure(response)
    return 'open'
  }
  if (response.ok) await checkSuccess(operation, response)
  else if (mustSucceed || response.status >= 500) throw new Error(`status ${response.status}`)
  else await checkFailure(response)
  return 'passed'
}

/** A body of the wrong kind has to be refused. */
async function checkRefusals(
  { send, origin, signIns }: Target,
  operation: Operation,
  request: OperationRequest,
) {
  if (operation.body && !operation.multipart && !operation.body.safeParse('?').success) {
    const headers = headersFor(operation, signIns)
    const response = await sendOperation(send, origin, operation, { ...request, body: '?' }, headers)
    if (![400, 401, 403, 422].includes(response.status)) {
      throw new Error(`a wrong body is answered with ${response.status}`)
    }
    await checkFailure(response)
  }
}

async function checkOperation(
  options: Target,
  operation: Operation,
  known: readonly OperationRequest[],
): Promise<Verdict> {
  const samples = sampled(operation)
  for (const request of known) {
    if ((await checkRequest(options, operation, request, true)) === 'open') return 'open'
  }
  for (const request of samples) {
    if ((await checkRequest(options, operation, request, false)) === 'open') return 'open'
  }
  await checkRefusals(options, operation, known[0] ?? samples[0] ?? {})
  return 'passed'
}

function reasonOf(error: unknown) {
  return error instanceof Error ? error.message : String(error)
}

/** Holds a gateway against the contract: known requests succeed, others are answered or refused in the contract's form. */
export async function runContract(options: ContractOptions): Promise<ContractReport> {
  const report: ContractReport = { passed: [], failed: [], open: [], skipped: [] }
  const { send, origin, accounts } = options
  const signIns = await signIn(send, origin, accounts)
  const known = knownRequests(await findShopFacts(send, origin), signIns)
  for (const operation of options.operations) {
    if (options.isReadOnly && operation.kind === 'write') {
      report.skipped.push(operation.name)
      continue
    }
    try {
      report[await checkOperation({ ...options, signIns }, operation, known[operation.name] ?? [])].push(
        operation.name,
      )
    } catch (error) {
      report.failed.push({ operation: operation.name, reason: reasonOf(error) })
    }
  }
  return report
}
