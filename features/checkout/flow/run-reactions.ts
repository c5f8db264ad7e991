import { isSessionOver } from '@/lib/gateway/session/session-renewal'
import { hasIntervals, intervalsErrorText, isOpenInterval } from '../model/delivery/intervals'
import { isCorporate } from '../model/steps/defaults'
import { transportId } from '../model/delivery/delivery-ids'
import { chosenShop, chosenTransport } from '../model/lines/build-order'
import { offeredPayments, withoutLostTransport } from '../model/delivery/offered'
import type { Reaction } from '../model/steps/reactions'
import { dropStale } from '../model/steps/steps'
import { goodsTotal } from '../model/lines/totals'
import type { CheckoutState, DeliverySector } from '@/stores/checkout/checkout-state'
import type { OptionsChoice } from './checkout-calls'
import type { FlowDeps } from './flow-state'

export type ReactionRunner = {
  run(reactions: readonly Reaction[]): Promise<void>
  /** Settles when no choice is being looked up any more. */
  settled(): Promise<void>
  /** Answers that are still under way belong to a former checkout. */
  forget(): void
}

/** Carries reactions out; of several answers to the same question only that to the latest one counts. */
export function createReactionRunner(deps: FlowDeps): ReactionRunner {
  const { store, flow, calls, customer } = deps
  const corporate = isCorporate(customer)
  const latest = new Map<Reaction, number>()
  const underWay = new Set<Promise<void>>()

  const runners: Record<Reaction, (isLatest: () => boolean) => Promise<void>> = {
    async options(isLatest) {
      const choice = optionsChoice(store.getState())
      flow.setState({ isLoadingOptions: choice !== null })
      const options =
        choice && (await calls.options(choice).catch(storedWhenDenied(store.getState().options)))
      if (!isLatest()) return
      flow.setState({ isLoadingOptions: false })
      store.setState((state) => dropStale(withoutLostPayment({ ...state, options }), corporate), true)
    },
    async intervals(isLatest) {
      flow.setState({ isLoadingIntervals: true })
      const response = await loadSector(deps, store.getState())
      if (!isLatest()) return
      flow.setState({ isLoadingIntervals: false })
      store.setState((state) => dropStale(withSector(state, response), corporate), true)
    },
    async writeoff(isLatest) {
      const { receiptStep, paymentStep, infoStep } = store.getState()
      const isWriteoffEnable = await calls
        .isWriteoffEnable({
          delivery: receiptStep.isPickup ? 'pickup' : 'delivery',
          payment: paymentStep.paymentCode,
          person: infoStep.personCode,
        })
        .catch(() => false)
      if (isLatest()) store.setState({ isWriteoffEnable })
    },
    async totals(isLatest) {
      const { items } = store.getState()
      if (corporate || items.length === 0) return flow.setState({ isLoadingTotals: false })
      const goods = goodsTotal(items)
      const sent = {
        totalPrice: goods,
        totalPriceDiscount: goods,
        totalWriteoff: 0,
        totalReward: 0,
        totalRewardDiscount: 0,
      }
      flow.setState({ isLoadingTotals: true })
      const response = await calls.writeoff(items, sent).catch(() => null)
      if (!isLatest()) return
      flow.setState({ isLoadingTotals: false })
      store.setState({
        total: response?.total ?? null,
        discountItems: response?.discountItems ?? [],
        bonusBalance: response?.balance ?? 0,
      })
    },
  }

  return {
    async run(reactions) {
      const runs = reactions.map((reaction) => {
        const turn = (latest.get(reaction) ?? 0) + 1
        latest.set(reaction, turn)
        return runners[reaction](() => latest.get(reaction) === turn)
      })
      const all = Promise.all(runs).then(() => undefined)
      underWay.add(all)
      await all.finally(() => underWay.delete(all))
    },
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay)
    },
    forget() {
      for (const [reaction, turn] of latest) latest.set(reaction, turn + 1)
      flow.setState({ isLoadingIntervals: false, isLoadingOptions: false, isLoadingTotals: false })
    },
  }
}

/** A shopper who closed the sign-in keeps his choice; any other failure leaves nothing to choose from. */
function storedWhenDenied<Answer>(known: Answer): (error: unknown) => Answer | null {
  return (error) => (isSessionOver(error) ? known : null)
}

export function optionsChoice(state: CheckoutState): OptionsChoice | null {
  if (state.receiptStep.isPickup) {
    const shop = chosenShop(state)
    return shop ? { storeId: shop.id } : null
  }
  const transport = chosenTransport(state)
  return transport ? { transportId: transportId(transport) } : null
}

export type SectorResponse = { sector: DeliverySector | null; error: string | null }

export async function loadSector(
  { calls }: Pick<FlowDeps, 'calls'>,
  state: Pick<CheckoutState, 'items' | 'receiptStep' | 'infoStep' | 'corporateClients' | 'deliverySector'>,
): Promise<SectorResponse> {
  const { isPickup, deliveryCoords } = state.receiptStep
  if (isPickup || !deliveryCoords || state.items.length === 0) return { sector: null, error: null }
  const client = state.corporateClients.find(({ id }) => id === state.infoStep.clientId)
  try {
    return {
      sector: await calls.intervals(state.items, deliveryCoords, client?.externalId ?? null),
      error: null,
    }
  } catch (error) {
    if (isSessionOver(error)) return { sector: state.deliverySector, error: null }
    return { sector: null, error: intervalsErrorText(error) }
  }
}

function withSector(state: CheckoutState, { sector, error }: SectorResponse): CheckoutState {
  const next = withoutLostTransport({ ...state, deliverySector: sector, intervalsError: error })
  const { deliveryIntervalDate: date, deliveryIntervalTime: time } = state.receiptStep
  if (hasIntervals(sector) && isOpenInterval(sector, date, time)) return next
  return {
    ...next,
    receiptStep: { ...next.receiptStep, deliveryIntervalDate: null, deliveryIntervalTime: null },
  }
}

function withoutLostPayment(state: CheckoutState): CheckoutState {
  const isOffered = offeredPayments(state).some(({ code }) => code === state.paymentStep.paymentCode)
  return isOffered ? state : { ...state, paymentStep: { isComplete: false, paymentCode: null } }
}
