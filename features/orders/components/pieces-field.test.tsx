import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { render } from '@/tests/render'
import { PiecesField } from './pieces-field'

it('is read when its form is sent, also where it was filled without an event', async () => {
  const onType = vi.fn()
  const { user } = render(
    <form onSubmit={(event) => event.preventDefault()}>
      <PiecesField name="Сколько вернуть" value="2" isWrong={false} onType={onType} />
      <button>Отправить</button>
    </form>,
  )
  const field = screen.getByRole('textbox', { name: 'Сколько вернуть' })
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', '1', field)
  await user.click(screen.getByRole('button', { name: 'Отправить' }))
  expect(onType).toHaveBeenCalledExactlyOnceWith('1')
  expect(field).toHaveValue('1')
})
