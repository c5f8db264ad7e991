import * as z from 'zod'
import {
  type CheckoutChoices,
  DEFAULT_PERSON,
  type InfoStep,
  type PaymentStep,
  type ReceiptStep,
} from '@/stores/checkout/checkout-state'
import { addSavedOrder, type SavedOrder, TEMPLATE_ID } from '../lines/saved-orders'

/** Choices that are stored for the next order; an absent or empty field leaves room for the default. */
export type CheckoutTemplate = {
  receiptStep: Partial<Omit<ReceiptStep, 'isComplete'>>
  paymentStep: Partial<Omit<PaymentStep, 'isComplete'>>
  infoStep: Partial<Omit<InfoStep, 'isComplete'>>
}

export const EMPTY_TEMPLATE: CheckoutTemplate = { receiptStep: {}, paymentStep: {}, infoStep: {} }

const text = z.string().nullish().catch(undefined)
const toggle = z.boolean().optional().catch(undefined)

// A stored template may come from an older shop: each field that does not fit is left out.
const templateSchema = z.object({
  receiptStep: z
    .object({
      isPickup: toggle,
      supplierId: z.number().nullish().catch(undefined),
      isEntireOrder: toggle,
      deliveryCoords: z.tuple([z.number(), z.number()]).nullish().catch(undefined),
      deliveryAddress: text,
      deliveryFlat: text,
      deliveryEntrance: text,
      deliveryFloor: text,
      deliveryIntercom: text,
      deliveryTransportCode: text,
      deliveryIntervalDate: text,
      deliveryIntervalTime: text,
    })
    .catch({}),
  paymentStep: z.object({ paymentCode: text }).catch({}),
  infoStep: z
    .object({
      personCode: z.enum(['person_1', 'person_2', 'person_3']).optional().catch(undefined),
      name: text,
      phone: text,
      email: text,
      company: text,
      inn: text,
      kpp: text,
      clientId: text,
      contractorId: text,
      invoiceEmail: text,
    })
    .catch({}),
})

/** The checkout's own slot among the saved orders. */
export function templateOf(orders: readonly SavedOrder[]): CheckoutTemplate {
  const slot = orders.find(({ id }) => id === TEMPLATE_ID)
  return slot ? parseTemplate(slot) : EMPTY_TEMPLATE
}

export function parseTemplate(value: unknown): CheckoutTemplate {
  const parsed = templateSchema.safeParse(value).data
  if (!parsed) return EMPTY_TEMPLATE
  return {
    receiptStep: withoutEmpty(parsed.receiptStep),
    paymentStep: withoutEmpty(parsed.paymentStep),
    infoStep: withoutEmpty(parsed.infoStep),
  }
}

/** What of the present choices the next order may start from. */
export function toTemplate({ receiptStep, paymentStep, infoStep }: CheckoutChoices): CheckoutTemplate {
  return {
    receiptStep: withoutCompletion(receiptStep),
    paymentStep: withoutCompletion(paymentStep),
    infoStep: withoutCompletion(infoStep),
  }
}

export function saveTemplate(orders: readonly SavedOrder[], choices: CheckoutChoices): SavedOrder[] {
  return addSavedOrder(orders, { id: TEMPLATE_ID, ...toTemplate(choices) })
}

/** The defaults, overridden by the template. */
export function mergeTemplate(defaults: CheckoutChoices, template: CheckoutTemplate): CheckoutChoices {
  return {
    receiptStep: { ...defaults.receiptStep, ...withoutEmpty(template.receiptStep) },
    paymentStep: { ...defaults.paymentStep, ...withoutEmpty(template.paymentStep) },
    infoStep: {
      ...defaults.infoStep,
      ...withoutEmpty(template.infoStep),
      personCode: template.infoStep.personCode ?? DEFAULT_PERSON,
    },
    confirmStep: defaults.confirmStep,
  }
}

type Given<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], null | undefined> }

function withoutEmpty<Fields extends object>(fields: Fields): Given<Fields> {
  const given = Object.entries(fields).filter(
    ([, value]) => value !== null && value !== undefined && value !== '',
  )
  // The guarantee: the entries are some of those of `fields`, and none is empty.
  return Object.fromEntries(given) as Given<Fields>
}

function withoutCompletion<Step extends { isComplete: boolean }>(step: Step): Omit<Step, 'isComplete'> {
  const { isComplete: _, ...rest } = step
  return rest
}
