import type { Operation, RequestOf, ResponseOf } from '@/lib/gateway/operation'
import { checkResponse } from '@/scripts/contract/check-response'
import { sendOperation, type Send } from '@/scripts/contract/send-operation'
import type { ShopFacts } from '@/scripts/contract/shop-facts'

/** What a person does in several calls, each of which must show in the next: a gateway cannot keep to shapes alone. */
export type Journey = { name: string; run: (call: Call, facts: ShopFacts) => Promise<void> }

/** Makes a call that has to succeed; the answer is parsed. */
export type Call = <Op extends Operation>(operation: Op, request: RequestOf<Op>) => Promise<ResponseOf<Op>>

/** The call by whose answer a journey ended. */
export class JourneyFailure extends Error {
  override readonly name = 'JourneyFailure'
  constructor(
    readonly operation: string,
    reason: string,
    options?: ErrorOptions,
  ) {
    super(reason, options)
  }
}

export function must(operation: Operation, isSo: boolean, otherwise: string): asserts isSo {
  if (!isSo) throw new JourneyFailure(operation.name, otherwise)
}

export function createCall(
  send: Send,
  origin: string,
  headers: Record<string, string>,
  onSuccess: (operation: string) => void,
): Call {
  return async <Op extends Operation>(operation: Op, request: RequestOf<Op>) => {
    try {
      const response = await sendOperation(send, origin, operation, request, headers)
      if (!response.ok) throw new Error(`status ${response.status}: ${(await response.text()).slice(0, 200)}`)
      const answer = await checkResponse(operation, response)
      onSuccess(operation.name)
      return answer as ResponseOf<Op>
    } catch (error) {
      throw new JourneyFailure(operation.name, error instanceof Error ? error.message : String(error), {
        cause: error,
      })
    }
  }
}
