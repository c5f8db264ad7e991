import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { GatewayError } from '@/lib/gateway/errors'
import { QueryProvider } from '@/lib/query/query-provider'
import { render } from '@/tests/render'
import { companyManagers } from '../../api/customer-reads'
import { ManagerFields } from './manager-fields'

vi.mock('../../api/customer-reads')

test('known managers that did not come are told of, and come when they are requested again', async () => {
  vi.mocked(companyManagers)
    .mockReturnValueOnce(() => Promise.reject(new GatewayError({ kind: 'server', message: 'Не вышло' })))
    .mockReturnValue(async () => ({
      managers: [{ id: 'm1', name: 'Олег Зуев', position: null, phone: null, email: null, photo: null }],
    }))
  const { user } = render(
    <QueryProvider>
      <ManagerFields managers={[]} problems={{}} onChange={vi.fn()} />
    </QueryProvider>,
  )
  expect(await screen.findByRole('alert')).toHaveTextContent('Известные менеджеры не открылись.')
  expect(screen.getByRole('option', { name: 'Новый менеджер' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Открыть список ещё раз' }))
  expect(await screen.findByRole('option', { name: 'Олег Зуев' })).toBeInTheDocument()
  expect(screen.queryByRole('alert')).toBeNull()
})
