import { delay, getResponse } from 'msw'
import { allOperations } from '@/lib/gateway/contracts/all'
import type { ErrorNotify } from '@/lib/gateway/error-body'
import type { Operation, WireResponseOf } from '@/lib/gateway/operation'
import { handle } from '@/tests/msw/faults'
import { answerOf, type Visits } from './handlers/answer-of'
import { answerStep } from './handlers/answer-step'
import type { Failure } from './failure'
import { protectionPage } from './protection-page'
import { createRequestLog, type ReceivedRequest } from './request-log'
import { createRules, type SetRule } from './rules'
import { SERVICES, type ServiceName } from './services'
import type { Step, Turns, Wish } from './wish'

type Refusal = Turns & Pick<Step, 'message' | 'errors' | 'data' | 'notify' | 'status' | 'headers'>

export type Faults = {
  /** Calls are refused; the message is what the shopper may be shown. */
  fails: (failure: Failure, refusal?: string | Refusal) => void
  /** Calls end with a notification of the gateway. */
  notifies: (notify: ErrorNotify, refusal?: Omit<Refusal, 'notify'>) => void
  /** Calls take so many milliseconds longer. */
  waits: (ms: number, turns?: Turns) => void
  /** Connections break before an answer. */
  cutsOff: (turns?: Turns) => void
  /** Answers bring these headers, whatever they are. */
  sends: (headers: Record<string, string>, turns?: Turns) => void
  /** Each of the next calls meets its own step; `{}` is the ordinary answer, and so is what follows the last one. */
  inTurn: (sequence: readonly Step[]) => void
  /** As everything was for it before. */
  forget: () => void
  /** What came, oldest first. */
  requests: () => ReceivedRequest[]
}

export type MockedCall<Op extends Operation> = Faults & {
  /** Calls get this answer; the answer is checked against the contract. */
  answers: (answer: WireResponseOf<Op>, more?: Turns & Pick<Step, 'headers'>) => void
}

export type Mock = Readonly<Record<ServiceName, Faults>> & {
  /** One call of the contract. */
  of: <Op extends Operation>(operation: Op) => MockedCall<Op>
  /** Sets it for a call or a service by its name, in place of what was set for it before; false when there is none. */
  set: (name: string, wish: Wish) => boolean
  /** What is set, newest first. */
  rules: () => SetRule[]
  /** Forgets what is set under a name, or everything that is set. */
  forget: (name?: string) => void
  /** What came, of one call or service or at all. */
  requests: (name?: string) => ReceivedRequest[]
  forgetRequests: (name?: string) => void
  /** The answer to a request, or undefined when it is to no call of the contract. */
  respond: (request: Request) => Promise<Response | undefined>
  /** Forgets what was set, what came, and what visitors have put into carts. */
  reset: () => void
}

const OPERATIONS: readonly Operation[] = [...allOperations, protectionPage]

/** A gateway of made-up answers: the same for the same seed, each as the contract demands. */
export function createMock(seed = 1): Mock {
  const visits: Visits = new Map()
  const rules = createRules()
  const log = createRequestLog()
  const handlers = OPERATIONS.map((operation) => {
    const standing = answerOf(operation, seed, visits)
    return handle(operation, async (call) => {
      await log.note(operation, call.request)
      const { waits, headers, outcome } = rules.next(operation)
      if (waits > 0) await delay(waits)
      const answer = outcome ? answerStep(outcome) : await standing(call)
      // A broken connection has no headers.
      if (answer.type !== 'error')
        for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value)
      return answer
    })
  })

  function put(name: string, operations: readonly Operation[], wish: Wish) {
    check(operations, wish)
    rules.set(name, operations, wish)
  }

  function faultsOf(name: string, operations: readonly Operation[]): Faults {
    const set = (wish: Wish) => put(name, operations, wish)
    return {
      fails: (fails, refusal) =>
        set({ fails, ...(typeof refusal === 'string' ? { message: refusal } : refusal) }),
      notifies: (notify, refusal) => set({ notify, ...refusal }),
      waits: (waits, turns) => set({ waits, ...turns }),
      cutsOff: (turns) => set({ cutsOff: true, ...turns }),
      sends: (headers, turns) => set({ headers, ...turns }),
      inTurn: (sequence) => set({ sequence: [...sequence] }),
      forget: () => rules.forget(name),
      requests: () => log.list(name),
    }
  }

  const services = Object.fromEntries(
    SERVICES.map((service) => [service, faultsOf(service, operationsOf(service))]),
  ) as Record<ServiceName, Faults>

  return {
    ...services,
    of: (operation) => ({
      ...faultsOf(operation.name, [operation]),
      answers: (answers, more) => put(operation.name, [operation], { answers, ...more }),
    }),
    set(name, wish) {
      const operations = operationsOf(name)
      if (operations.length === 0) return false
      check(operations, wish)
      rules.forget(name)
      rules.set(name, operations, wish)
      return true
    },
    rules: () => rules.list(),
    forget: (name) => rules.forget(name),
    requests: (name) => log.list(name),
    forgetRequests: (name) => log.forget(name),
    async respond(request) {
      const answer = await getResponse(handlers, request)
      if (!answer) await log.note(undefined, request)
      return answer
    },
    reset() {
      rules.forget()
      log.forget()
      visits.clear()
    },
  }
}

/** Throws when an answer is none that the contract allows. */
function check(operations: readonly Operation[], wish: Wish): void {
  for (const step of [wish, ...(wish.sequence ?? [])])
    if ('answers' in step) for (const { response } of operations) response.parse(step.answers)
}

/** The call of that name, or the calls of a service. */
export function operationsOf(name: string): readonly Operation[] {
  const call = OPERATIONS.find((operation) => operation.name === name)
  return call ? [call] : OPERATIONS.filter(({ service }) => service === name)
}
