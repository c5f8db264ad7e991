import { screen } from '@testing-library/react'
import { createRef } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { render } from '@/tests/render'
import { Button } from './button'

test('what acts by script keeps a press that comes before it, and no more once it lives', () => {
  const button = <Button onClick={() => undefined}>Выйти</Button>
  expect(renderToString(button)).toContain('data-replay-click=""')
  render(button)
  expect(screen.getByRole('button')).not.toHaveAttribute('data-replay-click')
})

test('what nobody would wake keeps none', () => {
  const ref = createRef<HTMLButtonElement>()
  const watched = <Button ref={ref} onClick={() => undefined} />
  expect(renderToString(<Button type="submit" />)).not.toContain('data-replay-click')
  expect(renderToString(watched)).not.toContain('data-replay-click')
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
