import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { render } from '@/tests/render'
import { watchedElement } from '@/tests/watched-element'
import { RequestHost } from './request-host'

const loaded = vi.hoisted(() => vi.fn())
vi.mock('./request-form', () => {
  loaded()
  return { RequestForm: () => <input aria-label="Название компании" /> }
})

const { comesIntoView: comesNear } = watchedElement()

const open = () => {
  const { user } = render(<RequestHost kind="company" privacyHref={undefined} plain={null} />)
  return { user, button: () => screen.getByRole('button', { name: 'Оставить заявку' }) }
}
const form = () => screen.findByRole('textbox', { name: 'Название компании' })

it('does not take the button away from under the focus: the key pressed next would send an empty form', async () => {
  const { user, button } = open()
  await user.tab()
  expect(button()).toHaveFocus()
  comesNear(true)
  await user.keyboard('{Shift}')
  await vi.waitFor(() => expect(loaded).toHaveBeenCalled())
  await vi.dynamicImportSettled()
  expect(button()).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(await form()).toHaveFocus()
})

it('opens by itself for who comes near, and leaves the focus where it is', async () => {
  const { user } = open()
  comesNear(true)
  await user.keyboard('{Shift}')
  expect(await form()).not.toHaveFocus()
})
