import { requireResponse } from '@/lib/gateway/wire/require-response'
import { type BrowserGateway, browserGateway } from '@/lib/gateway/browser-client'
import { locateAddress, suggestAddresses } from '@/lib/gateway/contracts/site/addresses'
import type { Geocoder } from './geocoder'

/** The field shows what went wrong. */
const SCREEN_SHOWS = { handlesErrors: true } as const

/** Addresses by the provider that the gateway uses. */
export function createGatewayGeocoder(gateway: () => BrowserGateway = browserGateway): Geocoder {
  return {
    async suggest(text, signal) {
      const query = text.trim()
      if (query === '') return []
      const options = signal ? { ...SCREEN_SHOWS, signal } : SCREEN_SHOWS
      const { suggestions } = await gateway()
        .call(suggestAddresses, { body: { query } }, options)
        .then(requireResponse)
      return suggestions.map(({ value, house, coordinates }) => ({
        address: value,
        coordinates: house === null ? null : coordinates,
      }))
    },
    async addressAt(coordinates, signal) {
      const options = signal ? { ...SCREEN_SHOWS, signal } : SCREEN_SHOWS
      const { suggestion } = await gateway()
        .call(locateAddress, { body: { coordinates: [...coordinates] } }, options)
        .then(requireResponse)
      return suggestion && { address: suggestion.value, coordinates }
    },
  }
}
