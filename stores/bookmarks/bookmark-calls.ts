import { browserGateway } from '@/lib/gateway/browser-client'
import { searchEntities } from '@/lib/gateway/contracts/catalog'
import { getStorage, setStorage } from '@/lib/gateway/contracts/storage'
import { toInternalCode } from '@/lib/parts/internal-code'
import { matchKey } from '@/lib/parts/keys'
import type { PartPair } from './stored-bookmarks'

export const STORAGE_KEY = 'bookmarks'

const WE_SHOW = { handlesErrors: true } as const

/** The bookmarks' calls. */
export const bookmarkCalls = {
  async read(): Promise<string | undefined> {
    return (await browserGateway().call(getStorage, { body: { keys: [STORAGE_KEY] } }, WE_SHOW))?.[
      STORAGE_KEY
    ]
  },
  async save(text: string): Promise<void> {
    await browserGateway().call(setStorage, { body: { [STORAGE_KEY]: text } }, WE_SHOW)
  },
  async findCodes(pairs: readonly PartPair[]): Promise<(string | null)[]> {
    const answer = await browserGateway().call(searchEntities, { body: [...pairs] }, WE_SHOW)
    const codes = new Map(
      answer?.entities.map((entity) => [
        matchKey(entity.brandString, entity.partNumber),
        toInternalCode(entity.arusCode),
      ]),
    )
    return pairs.map(({ brand, article }) => codes.get(matchKey(brand, article)) ?? null)
  },
}

export type BookmarkCalls = typeof bookmarkCalls
