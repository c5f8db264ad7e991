import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { notify } from '@/components/ui/toast/notify'
import { createStores } from '@/stores/create-stores'
import { StoresProvider } from '@/stores/provider'
import { UNKNOWN_SITE } from '@/stores/user/site-facts'
import { render } from '@/tests/render'
import { SignInHost } from './sign-in-host'

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }) }))
vi.mock('@/components/ui/toast/notify', () => ({ notify: vi.fn() }))

function mount() {
  const stores = createStores({ site: UNKNOWN_SITE })
  render(
    <StoresProvider site={UNKNOWN_SITE} stores={stores}>
      <SignInHost hasEmailLogin />
    </StoresProvider>,
  )
  return stores
}

afterEach(() => {
  vi.doUnmock('@/features/auth/components/sign-in-dialog')
  vi.resetModules()
})

test('loads the dialog when it is asked for, and opens the screen that was named', async () => {
  // However long a busy machine takes to read the module, the wait for the dialog does not begin with it.
  await import('@/features/auth/components/sign-in-dialog')
  const stores = mount()
  expect(screen.queryByRole('dialog')).toBeNull()
  act(() => stores.signIn.getState().open({ screen: 'recovery' }))
  expect(await screen.findByRole('dialog', { name: 'Новый пароль' })).toBeInTheDocument()
})

test('says so when the dialog does not come, and is closed again', async () => {
  vi.doMock('@/features/auth/components/sign-in-dialog', () => {
    throw new Error('offline')
  })
  const stores = mount()
  act(() => stores.signIn.getState().open())
  await vi.waitFor(() => expect(stores.signIn.getState().isOpen).toBe(false))
  expect(notify).toHaveBeenCalledWith(expect.objectContaining({ kind: 'error' }))
})
