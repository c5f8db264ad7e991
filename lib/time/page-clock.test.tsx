import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { PageClock, useNow } from './page-clock'

afterEach(() => vi.useRealTimers())

const drawn: string[] = []

function Clock() {
  const text = useNow().toISOString().slice(11, 16)
  drawn.push(text)
  return <p>{text}</p>
}

test('a page that comes to life minutes later is drawn as it was sent, and then for the present', async () => {
  vi.useFakeTimers({ now: new Date('2026-01-01T23:58:00Z'), toFake: ['Date'] })
  const page = (
    <PageClock at={Date.now()}>
      <Clock />
    </PageClock>
  )
  const place = document.body.appendChild(document.createElement('main'))
  place.innerHTML = renderToString(page)
  vi.setSystemTime(new Date('2026-01-02T00:03:00Z'))
  drawn.length = 0
  const onRecoverableError = vi.fn()
  await act(async () => render(page, { container: place, hydrate: true, onRecoverableError }))
  expect(drawn[0]).toBe('23:58')
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(screen.getByText('00:03')).toBeInTheDocument()
})

test('what is drawn in the browser alone is drawn for the present', () => {
  vi.useFakeTimers({ now: new Date('2026-01-01T12:00:00Z'), toFake: ['Date'] })
  render(
    <PageClock at={0}>
      <Clock />
    </PageClock>,
  )
  expect(screen.getByText('12:00')).toBeInTheDocument()
})
