import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { userRecord } from '@/lib/gateway/contracts/accounts/user-shapes'
import { createStores } from '@/stores/create-stores'
import { StoresProvider } from '@/stores/provider'
import { UNKNOWN_SITE } from '@/stores/user/site-facts'
import { toUserState } from '@/stores/user/user-state'
import { render } from '@/tests/render'
import { fetchOwnBonuses } from '../../api/fetch-own-bonuses'
import { BonusTerm } from './bonus-term'

vi.mock('../../api/fetch-own-bonuses', () => ({ fetchOwnBonuses: vi.fn() }))

function open(record: object) {
  const stores = createStores({ site: UNKNOWN_SITE })
  stores.user.setState(toUserState(userRecord.parse(record)))
  render(
    <StoresProvider site={UNKNOWN_SITE} stores={stores}>
      <ul>
        <BonusTerm
          part={{ brand: 'Knecht', article: 'OC 90' }}
          internalCode="00-00000001"
          price={500}
          isOwn
          bonuses={15}
        />
      </ul>
    </StoresProvider>,
  )
}

it('is a new member’s for a guest, who asks nobody', () => {
  vi.mocked(fetchOwnBonuses).mockClear()
  open({ isAuthorized: false })
  expect(screen.getByText('+15 бонусов')).toBeVisible()
  expect(fetchOwnBonuses).not.toHaveBeenCalled()
})

it('becomes what the own card gets', async () => {
  vi.mocked(fetchOwnBonuses).mockResolvedValue(50)
  open({ isAuthorized: true })
  expect(await screen.findByText('+50 бонусов')).toBeVisible()
  expect(fetchOwnBonuses).toHaveBeenCalledWith('00-00000001', 500)
})

it('stays as it was when nobody answers', async () => {
  vi.mocked(fetchOwnBonuses).mockRejectedValue(new Error('no network'))
  open({ isAuthorized: true })
  await vi.waitFor(() => expect(fetchOwnBonuses).toHaveBeenCalled())
  expect(screen.getByText('+15 бонусов')).toBeVisible()
})

it('is nothing for a company', () => {
  open({ isAuthorized: true, group: 'corporate' })
  expect(screen.queryByRole('listitem')).toBeNull()
})
