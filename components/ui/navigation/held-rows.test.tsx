import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { render } from '@/tests/render'
import { HeldRows, useHeldRow } from './held-rows'

function Field() {
  useHeldRow()
  return <input aria-label="Ответ" />
}

function Row({ name }: { name: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <li>
      {name}
      <button onClick={() => setOpen(!isOpen)}>{`Ответить ${name}`}</button>
      {isOpen && <Field />}
    </li>
  )
}

const listOf = (names: readonly string[]) => (
  <HeldRows
    className={undefined}
    label="Вопросы"
    isBusy={false}
    empty="Пусто"
    rows={names}
    keyOf={(name) => name}
  >
    {(name) => <Row name={name} />}
  </HeldRows>
)

test('a row stays in its place, with what was typed, until its form is closed', async () => {
  const { user, rerender } = render(listOf(['а', 'б', 'в']))
  await user.click(screen.getByRole('button', { name: 'Ответить б' }))
  await user.type(screen.getByRole('textbox'), 'Есть')
  rerender(listOf(['а', 'в']))
  expect(screen.getByRole('textbox')).toHaveValue('Есть')
  expect(screen.getByRole('textbox')).toHaveFocus()
  expect(screen.getAllByRole('listitem').map((item) => item.textContent?.at(0))).toEqual(['а', 'б', 'в'])
  await user.click(screen.getByRole('button', { name: 'Ответить б' }))
  expect(screen.getAllByRole('listitem').map((item) => item.textContent?.at(0))).toEqual(['а', 'в'])
})

test('a list is empty when the last row is closed, and not before', async () => {
  const { user, rerender } = render(listOf(['а']))
  await user.click(screen.getByRole('button', { name: 'Ответить а' }))
  await user.type(screen.getByRole('textbox'), 'Есть')
  rerender(listOf([]))
  expect(screen.getByRole('textbox')).toHaveValue('Есть')
  expect(screen.queryByText('Пусто')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Ответить а' }))
  expect(screen.queryByRole('list')).toBeNull()
  expect(screen.getByText('Пусто')).toBeVisible()
})
