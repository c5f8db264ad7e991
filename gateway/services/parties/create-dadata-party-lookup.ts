import { z } from 'zod'
import type { Party, PartyLookup } from '@/gateway/core/ports/party-lookup'
import { createDadataClient, type DadataSettings } from '@/gateway/services/dadata/create-dadata-client'

const text = z.string().nullish()

/** The used part of an answer. */
const suggestion = z.object({
  value: z.string(),
  data: z.object({
    inn: z.string(),
    kpp: text,
    name: z.object({ short_with_opf: text }).nullish(),
    state: z.object({ status: text }).nullish(),
    address: z
      .object({
        value: text,
        data: z.object({ city: text, settlement: text }).nullish(),
      })
      .nullish(),
  }),
})

const ACTIVE = 'ACTIVE'

/** Companies by DaData's look-up, or by a compatible service. */
export function createDadataPartyLookup(settings: DadataSettings): PartyLookup {
  const call = createDadataClient(settings, { suggestion, words: 'Поиск по ИНН сейчас не отвечает.' })
  return {
    async find(inn) {
      // Branches share the number of their company; only the company is used.
      const found = await call('findById/party', { query: inn, count: 1, branch_type: 'MAIN' })
      const one = found.find(({ data }) => data.inn === inn)
      return one ? toParty(one) : null
    },
  }
}

function toParty({ value, data }: z.output<typeof suggestion>): Party {
  const place = data.address?.data
  return {
    inn: data.inn,
    kpp: data.kpp ?? null,
    name: data.name?.short_with_opf || value,
    city: place?.city ?? place?.settlement ?? null,
    address: data.address?.value ?? null,
    // Without a state in the register there is nothing to warn of.
    isActive: (data.state?.status ?? ACTIVE) === ACTIVE,
  }
}
