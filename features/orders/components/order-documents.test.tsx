import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { hydrate } from '@/tests/hydrate'
import { OrderDocuments } from './order-documents'

const { downloadDocument } = vi.hoisted(() => ({ downloadDocument: vi.fn(async () => undefined) }))
vi.mock('../api/download-document', () => ({ downloadDocument }))

it('come with the margin where that was ticked before the scripts came', async () => {
  const { user } = hydrate(
    <QueryClientProvider client={new QueryClient()}>
      <OrderDocuments orderNumber="1000007" kind="current" hasMarkup isBillable hasReceipt={false} />
    </QueryClientProvider>,
    () => (screen.getByRole<HTMLInputElement>('checkbox').checked = true),
  )
  await user.click(screen.getByRole('button', { name: 'Заказ в PDF' }))
  await vi.waitFor(() => expect(downloadDocument).toHaveBeenCalledExactlyOnceWith('pdf', '1000007', true))
})
