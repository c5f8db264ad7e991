import { z } from 'zod'
import type { Address, AddressLookup } from '@/gateway/core/ports/address-lookup'
import { createDadataClient, type DadataSettings } from '@/gateway/services/dadata/create-dadata-client'

/** Metres around a pressed point in which the nearest house is searched. */
const RADIUS_METRES = 100

const text = z.string().nullish()

/** The used part of an answer; DaData sends numbers as texts. */
const suggestion = z.object({
  value: z.string(),
  data: z.object({ house: text, geo_lat: text, geo_lon: text }),
})

/** Addresses by DaData's suggestions, or by a compatible service. */
export function createDadataAddressLookup(settings: DadataSettings): AddressLookup {
  const call = createDadataClient(settings, { suggestion, words: 'Подсказки адресов сейчас не отвечают.' })
  return {
    async suggest(query, count) {
      return (await call('suggest/address', { query, count })).map(toAddress)
    },
    async at([lat, lon]) {
      const [nearest] = await call('geolocate/address', { lat, lon, count: 1, radius_meters: RADIUS_METRES })
      return nearest ? toAddress(nearest) : null
    },
  }
}

function toAddress({ value, data }: z.output<typeof suggestion>): Address {
  const [latitude, longitude] = [toNumber(data.geo_lat), toNumber(data.geo_lon)]
  const isPlaced = latitude !== null && longitude !== null
  return { value, house: data.house ?? null, coordinates: isPlaced ? [latitude, longitude] : null }
}

function toNumber(given: string | null | undefined): number | null {
  const number = given ? Number(given) : Number.NaN
  return Number.isFinite(number) ? number : null
}
