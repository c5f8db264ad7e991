import { onlineManager, useMutation } from '@tanstack/react-query'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from '@/tests/render'
import { QueryProvider } from './query-provider'

const write = vi.fn<() => Promise<void>>()

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  write.mockReset()
  onlineManager.setOnline(true)
  vi.useRealTimers()
})

function Send() {
  const { mutate, isPending, error } = useMutation({ mutationFn: write })
  return (
    <>
      <button aria-disabled={isPending} onClick={() => !isPending && mutate()}>
        Отправить
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}

/** A press and what it does before the next event, without a timer. */
async function press() {
  fireEvent.click(screen.getByRole('button', { name: 'Отправить' }))
  await act(async () => undefined)
}

function show() {
  render(
    <QueryProvider>
      <Send />
    </QueryProvider>,
  )
}

test('the next event finds that a write is pending: a second press sends nothing', async () => {
  write.mockReturnValue(new Promise(() => undefined))
  show()
  await press()
  await press()
  expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true')
  expect(write).toHaveBeenCalledOnce()
})

test('a write without a network fails at once, and is not sent later', async () => {
  write.mockRejectedValue(new Error('Нет связи'))
  onlineManager.setOnline(false)
  show()
  await press()
  expect(screen.getByRole('alert')).toHaveTextContent('Нет связи')
  onlineManager.setOnline(true)
  await act(async () => undefined)
  expect(write).toHaveBeenCalledOnce()
})
