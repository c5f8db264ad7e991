import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { createServiceRequest } from '@/lib/gateway/contracts/site/autoservice'
import { render } from '@/tests/render'
import { RequestDone } from './request-done'

const person = vi.hoisted(() => ({ status: 'user' }))
vi.mock('@/stores/user/use-user', () => ({
  useUser: (pick: (user: typeof person) => unknown) => pick(person),
}))

const VISIT = {
  number: 'АС-1',
  kind: 'visit',
  status: { code: 'booked', title: 'Вы записаны' },
  createdAt: '2026-11-23T09:00:00Z',
  services: ['Замена масла'],
  date: '24.11.2026',
  time: '10:00',
}
const show = (fields: object) =>
  render(
    <RequestDone
      request={createServiceRequest.response.parse({ ...VISIT, ...fields })}
      onAnother={() => undefined}
    />,
  )

it('sends who can call it off to the list, and who cannot to the telephone', () => {
  const { unmount } = show({ canCancel: true })
  expect(screen.getByText(/отмените запись/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Мои записи' })).toBeVisible()
  unmount()
  // Its session has ended meanwhile, or there never was one.
  show({ canCancel: false })
  expect(screen.getByText(/позвоните в магазин/)).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Мои записи' })).toBeNull()
})
