import 'server-only'
import { cached } from '@/lib/data-cache/cached'
import { findBoughtTogether } from '@/lib/gateway/contracts/catalog/search'
import { orMissing } from '@/lib/data-cache/load'
import { serverGateway } from '@/lib/gateway/server-client'
import { type ReadCards, toReadCards } from './load-similar'

/** Goods that others bought with this one. */
export const loadTogether = cached({
  name: 'product',
  as: 'together',
  keys: ({ codes }: ReadCards) => codes,
  read: async (code: string): Promise<ReadCards> => {
    return toReadCards(await orMissing(serverGateway().call(findBoughtTogether, { body: { codes: [code] } })))
  },
})
