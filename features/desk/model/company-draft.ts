import type { CompanyTerms } from '@/lib/gateway/contracts/desk/customers'
import { companyProblems } from '@/lib/validation/companies/company-problems'
import type { Customer } from '../api/customer-queries'
import { readPoint } from './rules/zone-place'

export type ContractorDraft = {
  key: string
  externalId: string | null
  name: string
  INN: string
  KPP: string
}
export type ClientDraft = {
  key: string
  externalId: string | null
  name: string
  address: string
  /** Latitude and longitude as maps copy them, or nothing. */
  point: string
  contractors: readonly ContractorDraft[]
  /** Names of other accounts that order for it too. */
  sharedWith: readonly string[]
}
export type ManagerDraft = {
  key: string
  id: string | null
  name: string
  position: string
  phone: string
  email: string
}
export type CompanyDraft = { clients: readonly ClientDraft[]; managers: readonly ManagerDraft[] }

export type KnownClient = Customer['clients'][number]
type KnownManager = Customer['managers'][number]

let drafts = 0
const newKey = () => `new-${(drafts += 1)}`

export function newContractor(): ContractorDraft {
  return { key: newKey(), externalId: null, name: '', INN: '', KPP: '' }
}

export function newClient(): ClientDraft {
  return {
    key: newKey(),
    externalId: null,
    name: '',
    address: '',
    point: '',
    contractors: [newContractor()],
    sharedWith: [],
  }
}

export function newManager(): ManagerDraft {
  return { key: newKey(), id: null, name: '', position: '', phone: '', email: '' }
}

export function toManagerDraft({ id, name, position, phone, email }: KnownManager): ManagerDraft {
  return { key: id, id, name, position: position ?? '', phone: phone ?? '', email: email ?? '' }
}

export function toClientDraft(client: KnownClient): ClientDraft {
  const { externalId, name, address, coordinates, contractors, sharedWith } = client
  return {
    key: externalId,
    externalId,
    name,
    address,
    point: coordinates?.join(', ') ?? '',
    contractors: contractors.map((contractor) => ({ ...contractor, key: contractor.externalId })),
    sharedWith: sharedWith.map((sharer) => sharer.name),
  }
}

export function toCompanyDraft({ clients, managers }: Pick<Customer, 'clients' | 'managers'>): CompanyDraft {
  const known = clients.map(toClientDraft)
  return { clients: known.length > 0 ? known : [newClient()], managers: managers.map(toManagerDraft) }
}

/** What is wrong, by the path of its field; empty for a company that may be saved. */
export function draftProblems(draft: CompanyDraft): Record<string, string> {
  const problems = companyProblems(draft)
  for (const [at, { point }] of draft.clients.entries())
    if (point.trim() !== '' && !readPoint(point))
      problems[`clients.${at}.coordinates`] = 'Впишите широту и долготу, например 55.7558, 37.6173'
  return problems
}

export function toCompanyTerms({ clients, managers }: CompanyDraft): CompanyTerms {
  return {
    clients: clients.map(({ externalId, name, address, point, contractors }) => ({
      externalId,
      name,
      address,
      coordinates: toCoordinates(point),
      contractors: contractors.map(({ key: _, ...contractor }) => contractor),
    })),
    managers: managers.map(({ key: _, ...manager }) => manager),
  }
}

function toCoordinates(point: string): [latitude: number, longitude: number] | null {
  const read = readPoint(point)
  return read ? [read[1], read[0]] : null
}
