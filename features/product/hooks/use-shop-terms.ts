import { useEffect, useSyncExternalStore } from 'react'
import { type Part, shopTermsBoard, type TermsState } from '../model/terms/shop-terms-board'

const nothing = () => undefined

/** Terms of a part in the chosen shop, where they are not those of the page itself. */
export function useShopTerms({ brand, article }: Part): TermsState {
  const { subscribe, shopId, read, want } = shopTermsBoard
  const shop = useSyncExternalStore(subscribe, shopId, nothing)
  const terms = useSyncExternalStore(subscribe, () => read({ brand, article }), nothing)

  useEffect(() => {
    if (shop !== undefined) want({ brand, article })
  }, [shop, brand, article, want])

  return terms
}
