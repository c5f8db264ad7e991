import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from '@/tests/render'
import { delegateClicks } from './delegate-clicks'

const stops: (() => void)[] = []
const take: typeof delegateClicks = (...given) => {
  const stop = delegateClicks(...given)
  stops.push(stop)
  return stop
}

afterEach(() => stops.splice(0).forEach((stop) => stop()))

function mount(onClick?: (event: { preventDefault(): void }) => void) {
  return render(
    <a href="#there" data-panel="Main" onClick={onClick}>
      <span>Каталог</span>
    </a>,
  )
}

const press = async (user: ReturnType<typeof mount>['user']) => user.click(screen.getByText('Каталог'))

test('asks in one order whatever the order of asking, and stops at who takes the press', async () => {
  const { user } = mount()
  const requested: string[] = []
  take('link', 'a[href]', () => requested.push('link') > 0)
  take('site-panel', 'a[data-panel]', () => requested.push('site-panel') > 0)
  take('guest-account', 'a[href]', () => requested.push('guest-account') > 9)
  take('shop-picker', 'a[data-shop-picker]', () => requested.push('shop-picker') > 0)
  await press(user)
  expect(requested).toEqual(['site-panel'])
})

test('goes on to the next while nobody takes it, and leaves it to the browser then', async () => {
  const { user } = mount()
  const left = vi.fn((event: Event) => event.defaultPrevented)
  const panel = vi.fn(() => false)
  const link = vi.fn(() => false)
  take('site-panel', 'a[data-panel]', panel)
  take('link', 'a[href]', link)
  window.addEventListener('click', left, { once: true })
  await press(user)
  expect([panel, link].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  expect(left).toHaveReturnedWith(false)
})

test('keeps to presses without keys, and to those that nobody prevented', async () => {
  const { user } = mount((event) => event.preventDefault())
  const taken = vi.fn(() => true)
  take('link', 'a[href]', taken)
  await press(user)
  await user.keyboard('{Control>}')
  await press(user)
  await user.keyboard('{/Control}')
  expect(taken).not.toHaveBeenCalled()
})

test('forgets who left, and not who came in his place', async () => {
  const { user } = mount()
  const [former, present] = [vi.fn(() => true), vi.fn(() => true)]
  const stop = take('link', 'a[href]', former)
  take('link', 'a[href]', present)
  stop()
  await press(user)
  expect(former).not.toHaveBeenCalled()
  expect(present).toHaveBeenCalledOnce()
})
