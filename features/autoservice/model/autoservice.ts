import type { readAutoservice } from '@/lib/gateway/contracts/site/autoservice'
import type { ResponseOf } from '@/lib/gateway/operation'
import type { Shop } from '@/lib/site/load-bootstrap'

type Info = ResponseOf<typeof readAutoservice>
export type CarService = Info['services'][number]

/** A shop with the codes of what it does. */
export type ServiceShop = Pick<
  Shop,
  'code' | 'title' | 'city' | 'address' | 'phone' | 'work' | 'coordinates' | 'metro'
> & { services: readonly string[] }

export type Autoservice = Omit<Info, 'shops'> & { shops: ServiceShop[] }

/** Shops that are open to people, in their own order, with what they do. */
export function toServiceShops(shops: readonly Shop[], done: Info['shops']): ServiceShop[] {
  const byCode = new Map(done.map(({ code, services }) => [code, services]))
  return shops.flatMap(({ code, title, city, address, phone, work, coordinates, metro, showUser }) => {
    const services = byCode.get(code)
    return services && showUser
      ? [{ code, title, city, address, phone, work, coordinates, metro, services }]
      : []
  })
}

/** The services that a page is about, and the shops that do one of them, each with those alone. */
export function narrowServices<Service extends { code: string }, Of extends Pick<ServiceShop, 'services'>>(
  { services: all, shops }: { services: readonly Service[]; shops: readonly Of[] },
  isShown: (service: Service) => boolean,
) {
  const services = all.filter(isShown)
  const codes = new Set(services.map(({ code }) => code))
  return {
    services,
    shops: shops
      .map((shop) => ({ ...shop, services: shop.services.filter((code) => codes.has(code)) }))
      .filter((shop) => shop.services.length > 0),
  }
}

/** Services by their headings, in the order of the gateway. */
export function toGroups<Item extends Pick<CarService, 'group'>>(services: readonly Item[]) {
  return [...Map.groupBy(services, ({ group }) => group)].map(([title, items]) => ({ title, items }))
}

/** Shops that do all of the chosen services. */
export function shopsFor<Of extends Pick<ServiceShop, 'services'>>(
  shops: readonly Of[],
  requested: readonly string[],
): Of[] {
  return shops.filter(({ services }) => requested.every((code) => services.includes(code)))
}

/** `40 мин`, `1 ч`, `2 ч 30 мин`. */
export function durationWords(minutes: number): string {
  const [hours, rest] = [Math.trunc(minutes / 60), minutes % 60]
  return [hours > 0 ? `${hours}\u00a0ч` : '', rest > 0 ? `${rest}\u00a0мин` : ''].filter(Boolean).join(' ')
}
