import { apiTokenOptions, sessionsOptions } from '@/features/profile/api/profile-queries'
import { Profile } from '@/features/profile/components/profile'
import { ProfileSkeleton } from '@/features/profile/components/profile-skeleton'
import { toLoaded } from '@/lib/data-cache/load'
import { ReadAhead } from '@/lib/query/read-ahead'
import { loadBootstrap } from '@/lib/site/load-bootstrap'
import { accountMetadata } from '../_components/account-metadata'
import { AccountPage } from '../_components/account-page'

const TITLE = 'Профиль'

export const metadata = accountMetadata(TITLE)

export default async function ProfilePage() {
  const site = await toLoaded(loadBootstrap)
  return (
    <AccountPage title={TITLE} skeleton={<ProfileSkeleton />}>
      <ReadAhead queries={[sessionsOptions, apiTokenOptions]}>
        <Profile sendsMail={site.kind === 'found' && site.value.hasAlerts} />
      </ReadAhead>
    </AccountPage>
  )
}
