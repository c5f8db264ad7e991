import type { Metadata } from 'next'
import { TextSkeleton } from '@/components/ui/skeleton'
import { ExpensesScreen } from '@/features/garage/components/expenses-screen'
import { decodeUriPart } from '@/lib/parts/uri'
import { hrefs } from '@/lib/routing/hrefs'
import { robotsOf } from '@/lib/routing/pages'
import { AccountPage } from '../../../_components/account-page'

const TITLE = 'Расходы на автомобиль'

export const metadata: Metadata = { robots: robotsOf('/account/garage/[vin]') }

export default async function Page({ params }: { params: Promise<{ vin: string }> }) {
  const { vin } = await params
  // The page of a car that is in no garage has its title too, and Next leaves out the metadata of a page with status 404.
  return (
    <>
      <title>{TITLE}</title>
      <AccountPage
        title={TITLE}
        trail={[
          { title: 'Гараж', href: hrefs.garage },
          { title: 'Автомобиль', href: hrefs.garageVehicle(decodeUriPart(vin) ?? vin) },
        ]}
        skeleton={<TextSkeleton lines={6} />}
      >
        <ExpensesScreen name={decodeUriPart(vin) ?? vin} />
      </AccountPage>
    </>
  )
}
