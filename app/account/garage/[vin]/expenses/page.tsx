import { TextSkeleton } from '@/components/ui/skeleton'
import { ExpensesScreen } from '@/features/garage/components/expenses-screen'
import { decodeUriPart } from '@/lib/parts/uri'
import { hrefs } from '@/lib/routing/hrefs'
import { accountMetadata } from '../../../_components/account-metadata'
import { AccountPage } from '../../../_components/account-page'

const TITLE = 'Расходы на автомобиль'

export const metadata = accountMetadata(TITLE)

export default async function Page({ params }: { params: Promise<{ vin: string }> }) {
  const { vin } = await params
  return (
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
  )
}
