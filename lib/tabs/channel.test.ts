import { expect, test, vi } from 'vitest'
import { openChannel as open } from './channel'

function openChannel<Message>(name: string) {
  // The guarantee: these tests post what they expect.
  return open(name, (data) => data as Message)
}

test('a message reaches the other tabs and not its sender', async () => {
  const [mine, other] = [openChannel<{ count: number }>('cart'), openChannel<{ count: number }>('cart')]
  const [heardHere, heardThere] = [vi.fn(), vi.fn()]
  mine.subscribe(heardHere)
  other.subscribe(heardThere)
  mine.post({ count: 2 })
  await vi.waitFor(() => expect(heardThere).toHaveBeenCalledExactlyOnceWith({ count: 2 }))
  expect(heardHere).not.toHaveBeenCalled()
  mine.close()
  other.close()
})

test('of fifty messages at once only the last is heard', async () => {
  const [mine, other] = [openChannel<number>('cart'), openChannel<number>('cart')]
  const heard = vi.fn<(count: number) => void>()
  other.subscribe(heard)
  for (let count = 1; count <= 50; count += 1) mine.post(count)
  await vi.waitFor(() => expect(heard).toHaveBeenLastCalledWith(50))
  expect(heard.mock.calls.length).toBeLessThanOrEqual(2)
  mine.close()
  other.close()
})

test('what cannot be read is not heard, nor does it hide what came before it', async () => {
  const [mine, other] = [
    openChannel<unknown>('cart'),
    open('cart', (data) => (typeof data === 'number' ? data : undefined)),
  ]
  const heard = vi.fn()
  other.subscribe(heard)
  for (const message of ['1', 2, null, { count: 3 }]) mine.post(message)
  await vi.waitFor(() => expect(heard).toHaveBeenCalledExactlyOnceWith(2))
  mine.close()
  other.close()
})

test('who has stopped listening hears nothing more', async () => {
  const [mine, other] = [openChannel<string>('cart'), openChannel<string>('cart')]
  const [first, second] = [vi.fn(), vi.fn()]
  const stop = other.subscribe(first)
  other.subscribe(second)
  stop()
  mine.post('changed')
  await vi.waitFor(() => expect(second).toHaveBeenCalledOnce())
  expect(first).not.toHaveBeenCalled()
  mine.close()
  other.close()
})

test('a message that cannot be copied is no failure', () => {
  const channel = openChannel<unknown>('cart')
  expect(() => channel.post(() => 'a function')).not.toThrow()
  channel.close()
})

function refuse(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

test.each([
  ['without channels', undefined],
  ['that refuses them', refuse],
])('a browser %s works alone', (_name, channels) => {
  vi.stubGlobal('BroadcastChannel', channels)
  const channel = openChannel<string>('cart')
  const stop = channel.subscribe(() => {})
  expect(() => {
    channel.post('changed')
    stop()
    channel.close()
  }).not.toThrow()
})
