import { dehydrate, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from '@/tests/render'
import { HydrateQueries } from './hydrate-queries'

const KEY = ['orders']
const call = vi.fn<() => Promise<string>>()

afterEach(() => {
  call.mockReset()
  vi.useRealTimers()
})

function Orders() {
  const { data = 'ждём' } = useQuery({ queryKey: KEY, queryFn: call, staleTime: 30_000 })
  return <p>{data}</p>
}

/** What a server whose clock is so far ahead sends along. */
function answersWith(data: string, aheadMs = 0) {
  const client = new QueryClient()
  client.setQueryData(KEY, data, { updatedAt: Date.now() + aheadMs })
  return dehydrate(client)
}

function pageWith(state: ReturnType<typeof answersWith> | undefined, client = new QueryClient()) {
  return (
    <StrictMode>
      <QueryClientProvider client={client}>
        <HydrateQueries state={state}>
          <Orders />
        </HydrateQueries>
      </QueryClientProvider>
    </StrictMode>
  )
}

test('a page is drawn with its answers, and nobody is asked for them', () => {
  const state = answersWith('заказы Анны')
  expect(renderToString(pageWith(state))).toContain('заказы Анны')
  render(pageWith(state))
  expect(screen.getByText('заказы Анны')).toBeVisible()
  expect(call).not.toHaveBeenCalled()
})

test('without answers the browser asks', async () => {
  call.mockResolvedValue('заказы')
  render(pageWith(undefined))
  expect(await screen.findByText('заказы')).toBeVisible()
})

test('a page that comes back does not show what it came with to whoever has signed in since', async () => {
  const state = answersWith('заказы Анны')
  const { unmount } = render(pageWith(state))
  unmount()
  call.mockResolvedValue('заказы Бориса')
  render(pageWith(state))
  expect(screen.queryByText('заказы Анны')).toBeNull()
  expect(await screen.findByText('заказы Бориса')).toBeVisible()
})

test('what was changed since stays changed when the page comes back, whatever the clock of the server says', () => {
  const state = answersWith('в пути', 60_000)
  const client = new QueryClient()
  const { unmount } = render(pageWith(state, client))
  unmount()
  client.setQueryData(KEY, 'отменён')
  render(pageWith(state, client))
  expect(screen.getByText('отменён')).toBeVisible()
})

test('answers grow old by the clock of the browser', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  const state = answersWith('в пути', 600_000)
  vi.advanceTimersByTime(performance.now() + 31_000)
  call.mockResolvedValue('доставлен')
  render(pageWith(state))
  expect(await screen.findByText('доставлен')).toBeVisible()
})
