import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type * as PageClockModule from './page-clock'

const MINUTE_MS = 60_000

let clock: typeof PageClockModule

beforeEach(async () => {
  vi.resetModules()
  clock = await import('./page-clock')
  vi.useFakeTimers({ now: new Date('2026-01-01T23:58:00Z'), toFake: ['Date', 'performance'] })
})
afterEach(() => vi.useRealTimers())

const drawn: string[] = []

function Clock() {
  const text = clock.useNow().toISOString().slice(0, 16)
  drawn.push(text)
  return <p>{text}</p>
}

function Page({ at }: { at: number }) {
  return (
    <clock.PageClock at={at}>
      <Clock />
    </clock.PageClock>
  )
}

/** What the server sent at `at`, brought to life by the browser's clock of then. */
async function bringToLife(at: number) {
  const place = document.body.appendChild(document.createElement('main'))
  place.innerHTML = `<p>${new Date(at).toISOString().slice(0, 16)}</p>`
  drawn.length = 0
  const onRecoverableError = vi.fn()
  await act(async () => render(<Page at={at} />, { container: place, hydrate: true, onRecoverableError }))
  expect(onRecoverableError).not.toHaveBeenCalled()
}

test('the server draws the moment that it sends', () => {
  expect(renderToString(<Page at={Date.parse('2026-01-01T12:00:00Z')} />)).toContain('2026-01-01T12:00')
})

test('a page that comes to life minutes later is drawn as it was sent, and then for the present', async () => {
  const sentAt = Date.now()
  vi.advanceTimersByTime(5 * MINUTE_MS)
  await bringToLife(sentAt)
  expect(drawn[0]).toBe('2026-01-01T23:58')
  expect(screen.getByText('2026-01-02T00:03')).toBeInTheDocument()
})

test.each(['2027-01-01T23:58:00Z', '2025-12-31T23:58:00Z'])(
  'a browser whose clock says %s keeps the time of the server',
  async (wrong) => {
    const sentAt = Date.now()
    vi.setSystemTime(new Date(wrong))
    await bringToLife(sentAt)
    expect(screen.getByText('2026-01-01T23:58')).toBeInTheDocument()
  },
)

test('a page out of the router’s cache does not set the clock back', () => {
  const { unmount } = render(<Page at={Date.now()} />)
  unmount()
  vi.advanceTimersByTime(10 * MINUTE_MS)
  render(<Page at={Date.now() - 10 * MINUTE_MS} />)
  expect(screen.getByText('2026-01-02T00:08')).toBeInTheDocument()
})

test('a tab that the user comes back to the next day is drawn for that day', async () => {
  render(<Page at={Date.now()} />)
  vi.setSystemTime(new Date('2026-01-02T09:00:00Z'))
  await act(async () => document.dispatchEvent(new Event('visibilitychange')))
  expect(screen.getByText('2026-01-02T09:00')).toBeInTheDocument()
})
