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
  <ul>
    <HeldRows rows={names} keyOf={(name) => name}>
      {(name) => <Row name={name} />}
    </HeldRows>
  </ul>
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
