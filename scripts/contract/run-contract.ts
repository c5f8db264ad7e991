import fc from 'fast-check'
import { login } from '@/lib/gateway/contracts/accounts/passport'
import { errorBodySchema } from '@/lib/gateway/error-body'
import type { Operation } from '@/lib/gateway/operation'
import { checkResponse } from '@/scripts/contract/check-response'
import { knownRequests } from '@/scripts/contract/known-requests'
import { requestArbitrary } from '@/scripts/contract/schema-arbitrary'
import { sendOperation, type OperationRequest, type Send } from '@/scripts/contract/send-operation'
import type { ContractFailure } from '@/scripts/contract/contract-failure'
import { JOURNEYS, runJourneys } from '@/scripts/contract/journeys/run-journeys'
import { hasAccountFor, headersFor, signIn, type Accounts, type SignIns } from '@/scripts/contract/sign-in'
import { findShopFacts, type ShopFacts } from '@/scripts/contract/shop-facts'

export type ContractOptions = {
  send: Send
  origin: string
  operations: readonly Operation[]
  /** Leaves out every call that may change something. */
  isReadOnly: boolean
  /** Accounts reserved for this; calls that need a missing one are only checked for how they refuse. */
  accounts?: Accounts
}

type Target = ContractOptions & { signIns: SignIns }

export type ContractReport = {
  /** Answered at least once with success, in the contract's form. */
  passed: string[]
  failed: ContractFailure[]
  /** Not made yet: they answer 501. */
  open: string[]
  /** Left out, since they may change something. */
  skipped: string[]
  /** Only refused, as there was no account to call them with. */
  withoutAccount: string[]
  /** Only refused, as no request is known that this shop has to answer. */
  onlyRefused: string[]
  /** The shopper's journeys that were made. */
  journeys: number
}

type Verdict = 'passed' | 'open' | 'refused'

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
  if (response.ok) {
    await checkResponse(operation, response)
    return 'passed'
  }
  if (mustSucceed || response.status >= 500) throw new Error(`status ${response.status}`)
  await checkFailure(response)
  return 'refused'
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
  const verdicts = new Set<Verdict>()
  for (const [requests, mustSucceed] of [
    [known, true],
    [samples, false],
  ] as const) {
    for (const request of requests) {
      const verdict = await checkRequest(options, operation, request, mustSucceed)
      if (verdict === 'open') return 'open'
      verdicts.add(verdict)
    }
  }
  await checkRefusals(options, operation, known[0] ?? samples[0] ?? {})
  return verdicts.has('passed') ? 'passed' : 'refused'
}

function reasonOf(error: unknown) {
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause instanceof Error ? ` (${error.cause.message || error.cause.name})` : ''
  return `${error.message}${cause}`
}

/**
 * Holds a gateway against the contract: what a shopper does shows in what he reads next, known requests succeed, others are
 * answered or refused in the contract's form. Never throws: whatever goes wrong is in the report.
 */
export async function runContract(options: ContractOptions): Promise<ContractReport> {
  const report: ContractReport = {
    passed: [],
    failed: [],
    open: [],
    skipped: [],
    withoutAccount: [],
    onlyRefused: [],
    journeys: 0,
  }
  const attempt = async <T>(operation: string, run: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await run()
    } catch (error) {
      report.failed.push({ operation, reason: reasonOf(error) })
      return undefined
    }
  }
  const { send, origin, accounts } = options
  const signIns = (await attempt('login', () => signIn(send, origin, accounts))) ?? {}
  const facts = await attempt('getBootstrap, getSection', () => findShopFacts(send, origin))
  const succeeded = new Set(await journey(options, signIns, facts, report))
  if (signIns.retail ?? signIns.corporate) succeeded.add(login.name)
  const known = facts ? knownRequests(facts, signIns) : {}
  for (const operation of options.operations) {
    const { name } = operation
    if (options.isReadOnly && operation.kind === 'write') {
      report.skipped.push(name)
      continue
    }
    const verdict = await attempt(name, () =>
      checkOperation({ ...options, signIns }, operation, known[name] ?? []),
    )
    if (verdict === 'open') report.open.push(name)
    else if (verdict === undefined || report.failed.some((failure) => failure.operation === name)) continue
    else if (verdict === 'passed' || succeeded.has(name)) report.passed.push(name)
    else if (hasAccountFor(operation, signIns)) report.onlyRefused.push(name)
    else report.withoutAccount.push(name)
  }
  return report
}

async function journey(
  { send, origin, isReadOnly }: ContractOptions,
  { retail }: SignIns,
  facts: ShopFacts | undefined,
  report: ContractReport,
): Promise<ReadonlySet<string>> {
  if (isReadOnly || !retail || !facts) return new Set()
  const { succeeded, failed } = await runJourneys(send, origin, retail, facts)
  report.failed.push(...failed)
  report.journeys = JOURNEYS.length
  return succeeded
}
