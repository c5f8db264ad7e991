import 'server-only'
import { cached } from '@/lib/data-cache/cached'
import { findNumbers } from '@/lib/gateway/contracts/catalog/search'
import { orMissing } from '@/lib/data-cache/load'
import { serverGateway } from '@/lib/gateway/server-client'
import { type PartGroup, toPartGroup } from '../model/part'

export type Numbers = {
  /** Of all the numbers that the text is a list of. */
  listed: PartGroup[]
  /** Their numbers differ by one sign from the text. */
  near: PartGroup[]
}

/** What a text that is no part number by itself may be. */
export const loadNumbers = cached({
  name: 'search',
  as: 'numbers',
  keys: ({ listed, near }: Numbers) => [...listed, ...near].flatMap(({ internalCode }) => internalCode ?? []),
  read: async (text: string): Promise<Numbers> => {
    const response = await orMissing(serverGateway().call(findNumbers, { body: { text } }))
    return { listed: (response?.items ?? []).map(toPartGroup), near: (response?.near ?? []).map(toPartGroup) }
  },
})
