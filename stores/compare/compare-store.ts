import { createStore, type StoreApi } from 'zustand/vanilla'
import { openChannel, type TabChannel } from '@/lib/tabs/channel'
import { COMPARE_KEY } from './compare-key'
import {
  addCompared,
  type Compared,
  readCompared,
  removeCompared,
  toCompared,
  writeCompared,
} from './compared'

export const COMPARE_CHANNEL = 'compare_channel'

export type CompareState = {
  /** Unknown before the page has read the browser's storage. */
  isKnown: boolean
  /** False where the browser has refused to store it: then it lasts as long as the page. */
  isStored: boolean
  products: readonly Compared[]
}

export type CompareStore = StoreApi<CompareState> & {
  /** Reads what is stored and follows the other tabs, for the life of the page. */
  open: () => void
  /** False when the section of the product is full. */
  add: (product: Compared) => boolean
  remove: (...codes: string[]) => void
  clear: () => void
}

/** What is compared in one page of one browser: only there it is opened, never on a server. */
export const compareStore = createCompareStore()

export function createCompareStore(): CompareStore {
  const store = createStore<CompareState>()(() => ({ isKnown: false, isStored: true, products: [] }))
  let channel: TabChannel<readonly Compared[]> | undefined

  const show = (products: readonly Compared[]) => store.setState({ isKnown: true, products })

  // Another tab may have written since, and its message may still be on its way.
  const latest = () => {
    const { isStored, products } = store.getState()
    if (!isStored) return products
    try {
      return readCompared(localStorage.getItem(COMPARE_KEY))
    } catch {
      return products
    }
  }

  const write = (products: readonly Compared[]) => {
    store.setState({ isStored: wasStored(products) })
    show(products)
    channel?.post(products)
  }

  return {
    ...store,
    open() {
      if (channel) return
      channel = openChannel(COMPARE_CHANNEL, toCompared)
      channel.subscribe(show)
      // A page in the browser's own cache hears no other tab.
      window.addEventListener('pageshow', ({ persisted }) => {
        if (persisted) show(latest())
      })
      show(latest())
    },
    add(product) {
      const products = addCompared(latest(), product)
      if (products) write(products)
      return products !== undefined
    },
    remove: (...codes) => write(removeCompared(latest(), codes)),
    clear: () => write([]),
  }
}

function wasStored(products: readonly Compared[]): boolean {
  try {
    if (products.length > 0) localStorage.setItem(COMPARE_KEY, writeCompared(products))
    else localStorage.removeItem(COMPARE_KEY)
    return true
  } catch {
    return false
  }
}
