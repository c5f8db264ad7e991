import { getResponse, type HttpHandler } from 'msw'
import { allOperations } from '@/lib/gateway/contracts/all'
import type { Operation, WireResponseOf } from '@/lib/gateway/operation'
import { answering, cutOff, delaying, refusing } from '@/tests/msw/faults'
import { answerOf, type Visits } from './answer-of'
import { type Failure, toFailure } from './failure'
import { SERVICES, type ServiceName } from './services'

export type Faults = {
  /** Every call is refused; the message is what the shopper may be shown. */
  fails: (failure: Failure, message?: string) => void
  /** Every call takes so many milliseconds longer. */
  waits: (ms: number) => void
  /** Every connection breaks before an answer. */
  cutsOff: () => void
}

export type MockedCall<Op extends Operation> = Faults & {
  /** Every call is answered so; the answer is held against the contract. */
  answers: (answer: WireResponseOf<Op>) => void
}

export type Mock = Readonly<Record<ServiceName, Faults>> & {
  /** One call of the contract. */
  of: <Op extends Operation>(operation: Op) => MockedCall<Op>
  /** The answer to a request, or undefined when it is to no call of the contract. */
  respond: (request: Request) => Promise<Response | undefined>
  /** Forgets what was set, and what visitors have put into carts. */
  reset: () => void
}

/** A gateway of made-up answers: the same for the same seed, each as the contract demands. */
export function createMock(seed = 1): Mock {
  const visits: Visits = new Map()
  const standing = allOperations.map((operation) => answerOf(operation, seed, visits))
  let waits: readonly HttpHandler[] = []
  let set: readonly HttpHandler[] = []

  /** What is set last counts first. */
  function put(handlers: readonly HttpHandler[]) {
    set = [...handlers, ...set]
  }

  function faultsOf(operations: readonly Operation[]): Faults {
    return {
      fails: (failure, message) =>
        put(operations.map((operation) => refusing(operation, toFailure(failure, message)))),
      waits: (ms) => {
        waits = [...waits, ...operations.map((operation) => delaying(operation, ms))]
      },
      cutsOff: () => put(operations.map(cutOff)),
    }
  }

  const services = Object.fromEntries(
    SERVICES.map((service) => [service, faultsOf(allOperations.filter((one) => one.service === service))]),
  ) as Record<ServiceName, Faults>

  return {
    ...services,
    of: (operation) => ({
      ...faultsOf([operation]),
      answers: (answer) => {
        operation.response.parse(answer)
        put([answering(operation, answer)])
      },
    }),
    respond: (request) => getResponse([...waits, ...set, ...standing], request),
    reset: () => {
      waits = []
      set = []
      visits.clear()
    },
  }
}
