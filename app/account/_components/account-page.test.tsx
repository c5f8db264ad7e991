import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CUSTOMER, renderInShop } from '@/tests/render-in-shop'
import { AccountPage } from './account-page'

test.each([
  [undefined, ['Главная', 'Мой кабинет', 'Профиль']],
  [[{ title: 'Гараж', href: '/account/garage' }], ['Главная', 'Мой кабинет', 'Гараж', 'Профиль']],
])('the way to a page of the account with %j between is named step by step', (trail, expected) => {
  renderInShop(
    <AccountPage title="Профиль" trail={trail}>
      {null}
    </AccountPage>,
    { user: CUSTOMER },
  )
  const steps = within(screen.getByRole('navigation', { name: 'Вы здесь' })).getAllByRole('listitem')
  expect(steps.map(({ textContent }) => textContent)).toEqual(expected)
  expect(screen.getByRole('heading', { level: 1, name: 'Профиль' })).toBeVisible()
})
