import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { FormEvent } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { render } from '@/tests/render'
import { Button } from './button'

test('what acts by script keeps a press that comes before it, and no more once it lives', () => {
  const button = <Button onClick={() => undefined}>Выйти</Button>
  expect(renderToString(button)).toContain('data-replay-click=""')
  render(button)
  expect(screen.getByRole('button')).not.toHaveAttribute('data-replay-click')
})

test('one that waits keeps the focus, does nothing and sends no form', async () => {
  const onClick = vi.fn()
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault())
  const { rerender } = render(
    <form onSubmit={onSubmit}>
      <Button type="submit" aria-disabled onClick={onClick}>
        Отправить
      </Button>
    </form>,
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('button'))
  expect(screen.getByRole('button')).toHaveFocus()
  expect(onClick).not.toHaveBeenCalled()
  expect(onSubmit).not.toHaveBeenCalled()
  rerender(
    <form onSubmit={onSubmit}>
      <Button type="submit" aria-disabled={false} onClick={onClick}>
        Отправить
      </Button>
    </form>,
  )
  await user.click(screen.getByRole('button'))
  expect(onClick).toHaveBeenCalledOnce()
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('says once that it is disabled', () => {
  render(<Button disabled aria-disabled={false} />)
  expect(screen.getByRole('button')).not.toHaveAttribute('aria-disabled')
})

test('what nobody would wake keeps none', () => {
  expect(renderToString(<Button type="submit" />)).not.toContain('data-replay-click')
})

test.each([
  [true, null],
  [false, 'true'],
])('a button that is off (%s) does not say it twice', (disabled, busy) => {
  render(
    <Button disabled={disabled} aria-disabled>
      Оплатить
    </Button>,
  )
  expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe(busy)
})
