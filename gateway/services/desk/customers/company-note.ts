import type { listClients, listManagers } from '@/gateway/services/accounts/list-company'
import type { CompanyTerms } from '@/lib/gateway/contracts/desk/customers'
import { MAX_COMMENT_LENGTH } from '@/lib/gateway/contracts/limits'

type Known = {
  clients: Awaited<ReturnType<typeof listClients>>
  managers: Awaited<ReturnType<typeof listManagers>>
}

/** What a company is, for the log. */
export function companyNote({ clients, managers }: CompanyTerms): string {
  const parts = clients.map(({ name, address, contractors }) => {
    const legal = contractors.map(
      (one) => `${one.name}, ИНН ${one.INN}${one.KPP === '' ? '' : `, КПП ${one.KPP}`}`,
    )
    return `${[name, address].filter(Boolean).join(', ')} (${legal.join('; ')})`
  })
  const people = managers.length > 0 ? [`Менеджеры: ${managers.map(({ name }) => name).join(', ')}`] : []
  return [...parts, ...people].join('. ').slice(0, MAX_COMMENT_LENGTH)
}

/** Whether a company is so already; what is new in the request is compared by what it says, so that a repeated press changes nothing. */
export function isSameCompany(
  { clients, managers }: CompanyTerms,
  knownClients: Known['clients'],
  knownManagers: Known['managers'],
): boolean {
  if (clients.some(({ externalId }) => externalId !== null && !isKnown(knownClients, externalId)))
    return false
  const requested = [
    ...clients.map(wordsOfClient),
    ...managers.map(({ name, position, phone, email }) => JSON.stringify([name, position, phone, email])),
  ]
  const known = [
    ...knownClients.map(wordsOfClient),
    ...knownManagers.map(({ name, position, phone, email }) =>
      JSON.stringify([name, position ?? '', phone ?? '', email ?? '']),
    ),
  ]
  return JSON.stringify(requested.toSorted()) === JSON.stringify(known.toSorted())
}

function isKnown(clients: Known['clients'], requested: string): boolean {
  return clients.some(({ externalId }) => externalId === requested)
}

/** All that a client says, to be compared. */
export function wordsOfClient(client: CompanyTerms['clients'][number] | Known['clients'][number]): string {
  const { name, address, coordinates, contractors } = client
  return JSON.stringify([name, address, coordinates, contractors.map(partyOf).toSorted()])
}

function partyOf({ name, INN, KPP }: { name: string; INN: string; KPP: string }): string {
  return JSON.stringify([name, INN, KPP])
}
