import { Skeleton } from '@/components/ui/skeleton'
import { hrefs } from '@/lib/routing/hrefs'
import { decodeUriPart } from '@/lib/parts/uri'
import { accountMetadata } from '../../_components/account-metadata'
import { AccountPage, EMPTY_STATE_PX } from '../../_components/account-page'
import { OwnCar } from '../_components/own-car'

const TITLE = 'Автомобиль'

export const metadata = accountMetadata(TITLE)

export default async function Page({ params }: { params: Promise<{ vin: string }> }) {
  const { vin } = await params
  return (
    <AccountPage
      title={TITLE}
      trail={[{ title: 'Гараж', href: hrefs.garage }]}
      skeleton={<Skeleton height={EMPTY_STATE_PX} />}
    >
      <OwnCar name={decodeUriPart(vin) ?? vin} />
    </AccountPage>
  )
}
