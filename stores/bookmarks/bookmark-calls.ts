import { type BrowserGateway, browserGateway } from '@/lib/gateway/browser-client'
import { searchEntities } from '@/lib/gateway/contracts/catalog/catalog'
import { getStorage, setStorage } from '@/lib/gateway/contracts/accounts/storage'
import { sendOnLeaving } from '@/lib/gateway/send-on-leaving'
import { toInternalCode } from '@/lib/parts/number/internal-code'
import { matchKey } from '@/lib/parts/keys'
import { type PartPair, STORAGE_KEY } from './stored-bookmarks'

const WE_SHOW = { handlesErrors: true } as const

export type BookmarkCalls = ReturnType<typeof createBookmarkCalls>

/** The bookmarks' calls. */
export function createBookmarkCalls(gateway: () => BrowserGateway = browserGateway) {
  return {
    async read(): Promise<string | undefined> {
      return (await gateway().call(getStorage, { body: { keys: [STORAGE_KEY] } }, WE_SHOW))?.[STORAGE_KEY]
    },

    async save(text: string): Promise<void> {
      await gateway().call(setStorage, { body: { [STORAGE_KEY]: text } }, WE_SHOW)
    },

    /** False when the beacon is larger than browsers send from a page that is left. */
    saveOnLeaving(text: string): boolean {
      return sendOnLeaving(setStorage, { [STORAGE_KEY]: text })
    },

    async findCodes(pairs: readonly PartPair[]): Promise<(string | null)[]> {
      const response = await gateway().call(searchEntities, { body: [...pairs] }, WE_SHOW)
      const codes = new Map(
        response?.entities.map((entity) => [
          matchKey(entity.brandString, entity.partNumber),
          toInternalCode(entity.arusCode),
        ]),
      )
      return pairs.map(({ brand, article }) => codes.get(matchKey(brand, article)) ?? null)
    },
  }
}
