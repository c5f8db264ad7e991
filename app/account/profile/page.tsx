import { apiTokenOptions, sessionsOptions } from '@/features/profile/api/profile-queries'
import { Profile } from '@/features/profile/components/profile'
import { ProfileSkeleton } from '@/features/profile/components/profile-skeleton'
import { ReadAhead } from '@/lib/query/read-ahead'
import { accountMetadata } from '../_components/account-metadata'
import { AccountPage } from '../_components/account-page'

const TITLE = 'Профиль'

export const metadata = accountMetadata(TITLE)

export default function ProfilePage() {
  return (
    <AccountPage title={TITLE} skeleton={<ProfileSkeleton />}>
      <ReadAhead queries={[sessionsOptions, apiTokenOptions]}>
        <Profile />
      </ReadAhead>
    </AccountPage>
  )
}
