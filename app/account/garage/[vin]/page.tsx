import type { Metadata } from 'next'
import { Skeleton } from '@/components/ui/skeleton'
import { hrefs } from '@/lib/routing/hrefs'
import { decodeUriPart } from '@/lib/parts/uri'
import { robotsOf } from '@/lib/routing/pages'
import { AccountPage, EMPTY_STATE_PX } from '../../_components/account-page'
import { OwnCar } from '../_components/own-car'

const TITLE = 'Автомобиль'

export const metadata: Metadata = { robots: robotsOf('/account/garage/[vin]') }

export default async function Page({ params }: { params: Promise<{ vin: string }> }) {
  const { vin } = await params
  // The page of a car that is in no garage has its title too, and Next leaves out the metadata of a page with status 404.
  return (
    <>
      <title>{TITLE}</title>
      <AccountPage
        title={TITLE}
        trail={[{ title: 'Гараж', href: hrefs.garage }]}
        skeleton={<Skeleton height={EMPTY_STATE_PX} />}
      >
        <OwnCar name={decodeUriPart(vin) ?? vin} />
      </AccountPage>
    </>
  )
}
