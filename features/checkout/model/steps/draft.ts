import * as z from 'zod'
import { createOrder } from '@/lib/gateway/contracts/orders/orders'
import { type CheckoutState, FILLED_STEPS, type FilledStep } from '@/stores/checkout/checkout-state'
import { CHECKOUT_DRAFT_KEY } from '@/stores/checkout/forget-on-logout'
import type { OrderBody } from '../lines/build-order'
import { completionOf } from './steps'
import { type CheckoutTemplate, parseTemplate, toTemplate } from './template'

/** The checkout under way as a tab stores it, so that a reload or a crash loses nothing. */
export type CheckoutDraft = {
  userId: string
  /** The cart that it was begun with. */
  signature: string
  choices: CheckoutTemplate
  complete: readonly FilledStep[]
  confirmStep: CheckoutState['confirmStep']
  isAgreeWriteoff: boolean
  giftCards: CheckoutState['giftCards']
  /** An order that was sent and not answered for. */
  unanswered: OrderBody | null
}

const schema = z.object({
  userId: z.string(),
  signature: z.string(),
  choices: z.unknown().transform(parseTemplate),
  complete: z.array(z.enum(FILLED_STEPS)).catch([]),
  confirmStep: z.object({
    orderComment: z.string(),
    deliveryComment: z.string(),
    isSaveDefaultData: z.boolean(),
  }),
  isAgreeWriteoff: z.boolean(),
  giftCards: z.array(z.object({ code: z.string(), lastFour: z.string(), balance: z.number() })).catch([]),
  unanswered: z
    .unknown()
    .transform((body): OrderBody | null => createOrder.body?.safeParse(body).data ?? null),
})

export type DraftSync = {
  read(userId: string): CheckoutDraft | null
  write(draft: CheckoutDraft): void
  clear(): void
}

export function toDraft(
  state: CheckoutState,
  rest: Pick<CheckoutDraft, 'userId' | 'signature' | 'unanswered'>,
): CheckoutDraft {
  const completion = completionOf(state)
  return {
    ...rest,
    choices: toTemplate(state),
    complete: FILLED_STEPS.filter((step) => completion[step]),
    confirmStep: state.confirmStep,
    isAgreeWriteoff: state.isAgreeWriteoff,
    giftCards: state.giftCards,
  }
}

/** Keeps the draft for the life of the tab. A storage that is full or forbidden only means that nothing is remembered. */
export function createDraftSync(storage: () => Storage = () => window.sessionStorage): DraftSync {
  return {
    read(userId) {
      try {
        const draft = schema.safeParse(JSON.parse(storage().getItem(CHECKOUT_DRAFT_KEY) ?? 'null')).data
        if (draft?.userId === userId) return draft
        storage().removeItem(CHECKOUT_DRAFT_KEY)
      } catch {
        return null
      }
      return null
    },
    write(draft) {
      quietly(() => storage().setItem(CHECKOUT_DRAFT_KEY, JSON.stringify(draft)))
    },
    clear() {
      quietly(() => storage().removeItem(CHECKOUT_DRAFT_KEY))
    },
  }
}

function quietly(action: () => void): void {
  try {
    action()
  } catch {
    return
  }
}
