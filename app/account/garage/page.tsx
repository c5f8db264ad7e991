import { Skeleton } from '@/components/ui/skeleton'
import { carBodyOptions } from '@/features/garage/api/car-body'
import { ReadAhead } from '@/lib/query/read-ahead'
import { accountMetadata } from '../_components/account-metadata'
import { AccountPage, EMPTY_STATE_PX } from '../_components/account-page'
import { readVisitor } from '../_components/read-visitor'
import { OwnGarage } from './_components/own-garage'

const TITLE = 'Гараж'

export const metadata = accountMetadata(TITLE)

export default async function Page() {
  const cars = (await readVisitor())?.cars ?? []
  return (
    <AccountPage title={TITLE} skeleton={<Skeleton height={EMPTY_STATE_PX} />}>
      <ReadAhead queries={cars.flatMap(({ carId }) => (carId === null ? [] : [carBodyOptions(carId)]))}>
        <OwnGarage />
      </ReadAhead>
    </AccountPage>
  )
}
