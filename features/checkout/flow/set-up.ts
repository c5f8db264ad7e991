import { isSessionOver } from '@/lib/gateway/session/session-renewal'
import { type CheckoutState, EMPTY_CHOICES, INITIAL_CHECKOUT } from '@/stores/checkout/checkout-state'
import type { CartLine } from '@/stores/cart/cart-line'
import { cleanInterval, cleanPayment, cleanTemplate } from '../model/steps/clean-template'
import { defaultChoices, isCorporate } from '../model/steps/defaults'
import type { CheckoutDraft } from '../model/steps/draft'
import { cartSignature, orderableLines } from '../model/lines/line-changes'
import {
  offeredPayments,
  offeredShops,
  offeredTransports,
  withoutLostTransport,
} from '../model/delivery/offered'
import { advance, completionOf, nextStep, withCompletion } from '../model/steps/steps'
import { type CheckoutTemplate, EMPTY_TEMPLATE, mergeTemplate, templateOf } from '../model/steps/template'
import type { FlowDeps } from './flow-state'
import { loadSector, optionsChoice } from './run-reactions'

export type SetUp = { state: CheckoutState; lines: readonly CartLine[]; signature: string }

/** How much of what was chosen before is taken over: all of it, or only the choices when the cart has changed since. */
export type Resumption = { draft: CheckoutDraft; isSameCart: (signature: string) => boolean }

/**
 * Loads what the checkout needs and works out where it starts: template or draft, cleaned, over the defaults. Throws when
 * the ways of receipt cannot be had; what the shopper can do without is left out quietly.
 */
export async function setUp(given: FlowDeps, resumption: Resumption | null): Promise<SetUp> {
  const { calls } = given
  const corporate = isCorporate(given.customer)
  const [customer, lines, pattern, orders, bonusCard, clients] = await Promise.all([
    withOrderedEmail(given),
    loadLines(given),
    calls.pattern(),
    calls.savedOrders().catch(() => []),
    corporate ? null : calls.bonusCard().catch(() => null),
    corporate ? calls.clients() : [],
  ])
  const deps = { ...given, customer }
  const signature = cartSignature(lines)
  const base: CheckoutState = {
    ...INITIAL_CHECKOUT,
    items: orderableLines(lines),
    pattern,
    bonusCard,
    corporateClients: clients,
    giftCards: corporate ? [] : (resumption?.draft.giftCards ?? []),
    isAgreeWriteoff: resumption?.draft.isAgreeWriteoff ?? customer.defaultWriteoffAgree,
    isWriteoffEnable: !corporate,
  }
  const cleaned = cleanTemplate(resumption?.draft.choices ?? templateOf(orders), {
    isCorporate: corporate,
    shops: offeredShops(base),
    transports: offeredTransports(base),
    personTypes: pattern.personTypes,
    clients,
  })
  const own = ownShop(base, deps, cleaned)
  const chosen = withTemplate(base, deps, own ?? cleaned)
  const choice = optionsChoice(chosen)
  const [options, sector] = await Promise.all([
    choice ? calls.options(choice).catch(() => null) : null,
    loadSector(deps, chosen),
  ])
  const offered = { ...base, options, deliverySector: sector.sector, intervalsError: sector.error }
  const template = cleanInterval(cleanPayment(own ?? cleaned, offeredPayments(offered)), sector.sector, {
    keepOpen: resumption !== null,
  })
  const confirmStep = resumption?.draft.confirmStep ?? EMPTY_CHOICES.confirmStep
  const state = { ...withoutLostTransport(withTemplate(offered, deps, template)), confirmStep }
  const start = own ? beforeReceipt(state) : advance(state, corporate)
  return { state: resumed(start, resumption, signature), lines, signature }
}

/** An account without a mailbox need not type the one of its last order again. */
async function withOrderedEmail({ calls, customer }: FlowDeps): Promise<FlowDeps['customer']> {
  if (customer.email || isCorporate(customer)) return customer
  return { ...customer, email: await calls.orderedEmail().catch(() => '') }
}

function withTemplate(
  base: CheckoutState,
  { customer }: FlowDeps,
  template: CheckoutTemplate,
): CheckoutState {
  return {
    ...base,
    ...mergeTemplate(defaultChoices(customer, base.corporateClients), template ?? EMPTY_TEMPLATE),
  }
}

/** With the customer's own shop in the place of one that was never chosen; nothing when there is no such place. */
function ownShop(
  base: CheckoutState,
  { customer }: FlowDeps,
  template: CheckoutTemplate,
): CheckoutTemplate | undefined {
  const { isPickup, supplierId } = template.receiptStep
  const isOffered = offeredShops(base).some((shop) => shop.supplierId === customer.supplier)
  if (isCorporate(customer) || isPickup === false || supplierId != null || !isOffered) return undefined
  return { ...template, receiptStep: { ...template.receiptStep, supplierId: customer.supplier } }
}

/** The shopper sees a step that was filled in by default before it counts as passed. */
function beforeReceipt(state: CheckoutState): CheckoutState {
  return { ...state, activeStep: 'receipt' }
}

/** A step counts as passed only if it was before; with another cart all of them are walked anew. */
function resumed(state: CheckoutState, resumption: Resumption | null, signature: string): CheckoutState {
  if (!resumption) return state
  const passed = resumption.isSameCart(signature) ? resumption.draft.complete : []
  const completion = completionOf(state)
  const next = withCompletion(state, {
    receipt: completion.receipt && passed.includes('receipt'),
    payment: completion.payment && passed.includes('payment'),
    info: completion.info && passed.includes('info'),
  })
  return { ...next, activeStep: nextStep(next) }
}

async function loadLines({ calls, cart }: FlowDeps): Promise<readonly CartLine[]> {
  try {
    await cart.flush().catch(() => undefined)
    return await calls.checkLines()
  } catch (error) {
    if (isSessionOver(error)) throw error
    if (!cart.seenLines()) await cart.read().catch(() => undefined)
    return cart.seenLines() ?? []
  }
}
