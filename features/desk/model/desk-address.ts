import { DESK_PAYMENTS, DESK_STATES, DESK_TERMS } from '@/lib/gateway/contracts/desk/orders'
import { deskHrefs } from '@/lib/routing/desk-hrefs'
import { withQuery } from '@/lib/routing/query'

type State = (typeof DESK_STATES)[number]

/** What the list of orders shows; it stands in the address. */
export type DeskQuery = {
  search: string
  state: State
  term: (typeof DESK_TERMS)[number]
  payment: (typeof DESK_PAYMENTS)[number]
  shop: number | undefined
  after: string | undefined
}

function oneOf<const T extends string>(known: readonly T[], text: string | null, other: T): T {
  return known.find((one) => one === text) ?? other
}

/** A search looks at finished orders too, unless the address says otherwise. */
function usualState(search: string): State {
  return search === '' ? 'open' : 'all'
}

export function readDeskQuery(address: URLSearchParams): DeskQuery {
  const search = address.get('search')?.trim().slice(0, 100) ?? ''
  const shop = address.get('shop') ?? ''
  return {
    search,
    state: oneOf(DESK_STATES, address.get('state'), usualState(search)),
    term: oneOf(DESK_TERMS, address.get('term'), 'any'),
    payment: oneOf(DESK_PAYMENTS, address.get('payment'), 'any'),
    shop: /^\d{1,9}$/.test(shop) ? Number(shop) : undefined,
    after: address.get('after')?.slice(0, 20) || undefined,
  }
}

export function deskHref({ search, state, term, payment, shop, after }: DeskQuery): string {
  return withQuery(deskHrefs.orders, {
    search: search || undefined,
    state: state === usualState(search) ? undefined : state,
    term: term === 'any' ? undefined : term,
    payment: payment === 'any' ? undefined : payment,
    shop,
    after,
  })
}

/** From an empty list to a longer one: past what was typed and chosen first, then to orders in every state. */
export function wayOut(query: DeskQuery): readonly [href: string, title: string] | undefined {
  const { search, state, term, payment, shop } = query
  const isNarrowed = search !== '' || term !== 'any' || payment !== 'any' || shop !== undefined
  if (isNarrowed) return [deskHrefs.orders, 'Сбросить условия']
  return state === 'all' ? undefined : [deskHref({ ...query, state: 'all', after: undefined }), 'Все заказы']
}
