import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { GatewayError } from '@/lib/gateway/errors'
import { DeskPending } from './desk-pending'

it.each([
  ['validation', 'Введите не меньше 3 знаков.', 0],
  ['notFound', 'Такого заказа нет.', 0],
  ['unavailable', 'Сервис отдыхает.', 1],
] as const)('offers to request once more only what may succeed then: %s', (kind, message, offers) => {
  const error = new GatewayError({ kind, message, body: { message } })
  render(<DeskPending error={error} refetch={vi.fn()} lines={3} />)
  expect(screen.getByRole('alert')).toHaveTextContent(message)
  expect(screen.queryAllByRole('button', { name: 'Попробовать ещё раз' })).toHaveLength(offers)
})
