import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createStores } from '@/stores/create-stores'
import { StoresProvider } from '@/stores/provider'
import { UNKNOWN_SITE } from '@/stores/user/site-facts'
import { DEFAULT_USER } from '@/stores/user/user-state'
import { render } from '@/tests/render'
import { MarkupSection } from './markup-section'

function mount() {
  const created = createStores({ site: UNKNOWN_SITE })
  const update = vi.fn(async () => ({ ...DEFAULT_USER }))
  const stores = { ...created, userActions: { ...created.userActions, update } }
  stores.user.setState({
    ...DEFAULT_USER,
    group: 'corporate',
    markup: 2.5,
    status: 'user',
    isAuthorized: true,
  })
  const rendered = render(
    <StoresProvider site={UNKNOWN_SITE} stores={stores}>
      <MarkupSection />
    </StoresProvider>,
  )
  return { ...rendered, update, field: screen.getByRole('textbox', { name: 'Наценка, %' }) }
}

test('a margin with a comma is shown as what it means before it is saved, and saved as that', async () => {
  const { user, update, field } = mount()
  expect(field).toHaveValue('2,5')
  await user.clear(field)
  await user.type(field, '7,5')
  expect(screen.getByRole('status')).toHaveTextContent(
    /Наценка 7,5\s%: товар за 1\s000\s₽ покажем за 1\s075\s₽/,
  )
  await user.click(screen.getByRole('button', { name: 'Сохранить' }))
  await waitFor(() => expect(update).toHaveBeenCalledExactlyOnceWith({ markup: 7.5 }))
  expect(field).toHaveValue('7,5')
})

test('a negative margin is refused, not taken for a positive one', async () => {
  const { user, update, field } = mount()
  await user.clear(field)
  await user.type(field, '-5')
  await user.click(screen.getByRole('button', { name: 'Сохранить' }))
  expect(await screen.findByText('Не меньше 0 %')).toBeVisible()
  expect(field).toHaveValue('-5')
  expect(update).not.toHaveBeenCalled()
})

test('pasted words are refused beside the field and not taken for nothing', async () => {
  const { user, update, field } = mount()
  await user.clear(field)
  await user.paste('как у всех')
  await user.click(screen.getByRole('button', { name: 'Сохранить' }))
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Введите число, например 7,5/))
  expect(field).toHaveValue('как у всех')
  expect(update).not.toHaveBeenCalled()
})
