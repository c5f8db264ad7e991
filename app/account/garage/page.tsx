import { Skeleton } from '@/components/ui/skeleton'
import { accountMetadata } from '../_components/account-metadata'
import { AccountPage, EMPTY_STATE_PX } from '../_components/account-page'
import { OwnGarage } from './_components/own-garage'

const TITLE = 'Гараж'

export const metadata = accountMetadata(TITLE)

export default function Page() {
  return (
    <AccountPage title={TITLE} skeleton={<Skeleton height={EMPTY_STATE_PX} />}>
      <OwnGarage />
    </AccountPage>
  )
}
