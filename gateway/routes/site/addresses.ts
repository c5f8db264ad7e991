import type { AddressLookup, Point } from '@/gateway/core/ports/address-lookup'
import { bind } from '@/gateway/http/bind'
import * as contract from '@/lib/gateway/contracts/site/addresses'

export function addressBindings(addresses: AddressLookup) {
  return [
    bind(contract.suggestAddresses, async ({ body: { query, count } }) => ({
      suggestions: (await addresses.suggest(query, count)).map(toWire),
    })),
    bind(contract.locateAddress, async ({ body: { coordinates } }) => {
      const found = await addresses.at(coordinates)
      return { suggestion: found && toWire(found) }
    }),
  ]
}

type Wire = { value: string; house: string | null; coordinates: [number, number] | null }

function toWire({
  value,
  house,
  coordinates,
}: {
  value: string
  house: string | null
  coordinates: Point | null
}): Wire {
  return { value, house, coordinates: coordinates && [...coordinates] }
}
