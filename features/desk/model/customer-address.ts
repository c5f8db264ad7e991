import { CUSTOMER_KINDS } from '@/lib/gateway/contracts/desk/customers'
import { deskHrefs } from '@/lib/routing/desk-hrefs'
import { withQuery } from '@/lib/routing/query'

/** What the list of customers shows; it stands in the address. */
export type CustomerQuery = {
  search: string
  kind: (typeof CUSTOMER_KINDS)[number]
  after: string | undefined
}

export function readCustomerQuery(address: URLSearchParams): CustomerQuery {
  return {
    search: address.get('search')?.trim().slice(0, 100) ?? '',
    kind: CUSTOMER_KINDS.find((kind) => kind === address.get('kind')) ?? 'all',
    after: address.get('after')?.slice(0, 36) || undefined,
  }
}

export function customersHref({ search, kind, after }: CustomerQuery): string {
  return withQuery(deskHrefs.customers, { search, kind: kind === 'all' ? undefined : kind, after })
}
