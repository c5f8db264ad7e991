import type { CartCalls } from './cart-calls'
import type { LineId } from './cart-line'
import type { CartStore } from './cart-store'
import { patchCart } from './patch-cart'
import { linesWithoutPicture } from './sync/reread-lines'

/** Loads the pictures of lines without one; `asked` holds the lines requested before. */
export async function completePictures(
  store: CartStore,
  calls: Pick<CartCalls, 'pictures'>,
  requested: Set<LineId>,
): Promise<void> {
  const bare = linesWithoutPicture(store.getState().confirmed).filter(
    ({ productId }) => !requested.has(productId),
  )
  if (bare.length === 0) return
  for (const { productId } of bare) requested.add(productId)
  const found = await calls.pictures(bare).catch(() => [])
  if (!found.some((pictures) => pictures.length > 0)) return
  const byId = new Map(bare.map(({ productId }, at) => [productId, found[at] ?? []]))
  const confirmed = store.getState().confirmed.map((line) => {
    const pictures = byId.get(line.productId) ?? []
    return pictures.length > 0 ? { ...line, pictures } : line
  })
  patchCart(store, { confirmed })
}
