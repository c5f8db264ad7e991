import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { QueryProvider } from '@/lib/query/query-provider'
import { render } from '@/tests/render'
import { acceptReturn } from '../../api/return-writes'
import { ORDER } from '../../testing'
import { ReturnForm } from './return-form'

vi.mock('../../api/return-writes')

it('leads to the field that is wrong, and says that the products are taken', async () => {
  vi.mocked(acceptReturn).mockResolvedValue(ORDER)
  const lines = ORDER.products.map((line) => ({ line, most: 2, start: 0 }))
  const { user } = render(
    <QueryProvider>
      <ReturnForm order={ORDER} one={null} lines={lines} />
    </QueryProvider>,
  )
  const pieces = screen.getByLabelText('Принять из 2 шт.: Knecht OC 91')
  await user.clear(pieces)
  await user.type(pieces, '5')
  await user.click(screen.getByRole('button', { name: 'Принять и вернуть деньги' }))
  expect(pieces).toHaveFocus()
  expect(screen.getByText('Knecht OC 91: напишите, сколько принять, от 0 до 2 шт.')).toBeVisible()
  expect(screen.queryByText('Возврат принят')).not.toBeInTheDocument()
  await user.clear(pieces)
  await user.type(pieces, '1')
  await user.click(screen.getByRole('button', { name: 'Принять и вернуть деньги' }))
  expect(await screen.findByText('Возврат принят')).toBeVisible()
  await user.type(pieces, '1')
  expect(screen.queryByText('Возврат принят')).not.toBeInTheDocument()
})
