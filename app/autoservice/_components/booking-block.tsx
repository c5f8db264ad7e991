import { ByPhone } from '@/app/_components/by-phone'
import { REQUEST_ANCHOR, ServiceBlock } from '@/features/autoservice/components/service-page'
import { RequestHost } from '@/features/autoservice/components/request-host'
import type { CarService, ServiceShop } from '@/features/autoservice/model/autoservice'

type Props = {
  title: string
  lead: string
  services: readonly CarService[]
  shops: readonly ServiceShop[]
  isStorage?: boolean
  privacyHref: string | undefined
}

/** The form, with no more of the services and shops than it needs. */
export function BookingBlock({ title, lead, services, shops, isStorage = false, privacyHref }: Props) {
  return (
    <ServiceBlock id={REQUEST_ANCHOR} title={title} lead={lead}>
      <RequestHost
        kind="visit"
        plain={<ByPhone what="Запись на сайте" instead="Или запишитесь" />}
        isStorage={isStorage}
        privacyHref={privacyHref}
        services={services.map(({ code, group, title: name, minutes }) => ({
          code,
          group,
          title: name,
          minutes,
        }))}
        shops={shops.map(({ code, title: name, address, work, services: done }) => ({
          code,
          title: name,
          address,
          work,
          services: done,
        }))}
      />
    </ServiceBlock>
  )
}
