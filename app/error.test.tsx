// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import RouteError from './error'

test.each([
  ['its own status', Object.assign(new Error('secret'), { status: 503 }), 503],
  ['no status', new Error('secret'), 500],
  ['a status that is none', Object.assign(new Error('secret'), { status: 200 }), 500],
  ['a status in words', Object.assign(new Error('secret'), { status: '404' }), 500],
])('an error with %s is shown without its text', (_name, error, status) => {
  const { container } = render(<RouteError error={error} />)
  expect(screen.getByText(`Ошибка ${status}`)).toBeVisible()
  expect(container.textContent).not.toContain('secret')
  expect(screen.getByText('Повторить')).toBeVisible()
})
