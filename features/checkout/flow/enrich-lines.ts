import type { CartLine } from '@/stores/cart/cart-line'
import { isCorporate } from '../model/steps/defaults'
import { withLinePrice } from '../model/lines/line-prices'
import type { FlowDeps } from './flow-state'

type Deps = Pick<FlowDeps, 'store' | 'calls' | 'customer' | 'shopIds'>

/** Prices, bonuses and pictures come after the lines; without them the lines are only poorer. */
export async function enrichLines(
  { store, calls, customer, shopIds }: Deps,
  isLatest: () => boolean,
): Promise<void> {
  const patch = (update: (line: CartLine) => CartLine) => {
    if (isLatest()) store.setState(({ items }) => ({ items: items.map(update) }))
  }
  const lines = store.getState().items
  await Promise.all([
    calls.linePrices(lines, shopIds).then(
      (prices) =>
        patch((line) => {
          const price = prices.get(line.productId)
          return price ? withLinePrice(line, price) : line
        }),
      () => undefined,
    ),
    isCorporate(customer)
      ? undefined
      : calls.lineBonuses(lines).then(
          (all) => patch((line) => ({ ...line, bonuses: all.get(line.productId) ?? line.bonuses })),
          () => undefined,
        ),
    calls.linePictures(lines.filter(({ pictures }) => pictures.length === 0)).then(
      (all) => patch((line) => ({ ...line, pictures: all.get(line.productId) ?? line.pictures })),
      () => undefined,
    ),
  ])
}
