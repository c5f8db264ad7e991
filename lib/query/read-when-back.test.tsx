import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { GatewayError, type GatewayErrorKind } from '@/lib/gateway/errors'
import { createQueryClient } from './create-query-client'
import { QueryProvider } from './query-provider'
import { readWhenBack } from './read-when-back'

const LONG_MS = 60_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Answer = () => Promise<string>

const failing =
  (kind: GatewayErrorKind): Answer =>
  () =>
    Promise.reject(new GatewayError({ kind, message: 'Сервис недоступен' }))

function Shown({ read }: { read: Answer }) {
  const { data, error, isPending } = useQuery({ queryKey: ['orders'], queryFn: read })
  if (isPending) return <p>Загружаем</p>
  return <p>{error ? error.message : data}</p>
}

const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

async function show(read: Answer) {
  render(
    <QueryProvider>
      <Shown read={read} />
    </QueryProvider>,
  )
  await passes(0)
}

test('what could not be had is shown once the service is back, and the failure until then', async () => {
  const read = vi.fn(failing('unavailable'))
  await show(read)
  const words = screen.getByText('Сервис недоступен')
  await passes(LONG_MS)
  expect(read.mock.calls.length).toBeGreaterThan(3)
  expect(words).toBeInTheDocument()
  read.mockResolvedValue('Два заказа')
  await passes(LONG_MS)
  expect(screen.getByText('Два заказа')).toBeVisible()
  const requested = read.mock.calls.length
  await passes(LONG_MS)
  expect(read).toHaveBeenCalledTimes(requested)
})

test('is asked for at once when the network is back', async () => {
  const read = vi.fn(failing('network'))
  await show(read)
  read.mockResolvedValue('Два заказа')
  window.dispatchEvent(new Event('online'))
  await passes(0)
  expect(screen.getByText('Два заказа')).toBeVisible()
})

test('a second failure is mended as the first was', async () => {
  const client = createQueryClient()
  const stop = readWhenBack(client)
  const read = vi.fn<Answer>().mockImplementationOnce(failing('unavailable')).mockResolvedValue('Один заказ')
  render(
    <QueryClientProvider client={client}>
      <Shown read={read} />
    </QueryClientProvider>,
  )
  await passes(LONG_MS)
  expect(screen.getByText('Один заказ')).toBeVisible()
  read.mockImplementationOnce(failing('timeout')).mockResolvedValue('Три заказа')
  await act(() => client.resetQueries())
  await passes(LONG_MS)
  expect(screen.getByText('Три заказа')).toBeVisible()
  stop()
})

test.each(['notFound', 'forbidden', 'validation', 'server'] as const)(
  'a refusal of the kind %s is not asked for again',
  async (kind) => {
    const read = vi.fn(failing(kind))
    await show(read)
    await passes(LONG_MS)
    expect(read).toHaveBeenCalledTimes(1)
  },
)

test('nothing is asked for once the screen is left', async () => {
  const read = vi.fn(failing('unavailable'))
  const { unmount } = render(
    <QueryProvider>
      <Shown read={read} />
    </QueryProvider>,
  )
  await passes(0)
  unmount()
  await passes(LONG_MS)
  expect(read).toHaveBeenCalledTimes(1)
})
