import { setTimeout as pause } from 'node:timers/promises'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hrefs } from '@/lib/routing/hrefs'
import { render } from '@/tests/render'
import { LinkDelegate } from './link-delegate'

const page = vi.hoisted(() => ({ pathname: '/' }))
const router = vi.hoisted(() => ({ push: vi.fn(), prefetch: vi.fn() }))
vi.mock('next/navigation', () => ({ useRouter: () => router, usePathname: () => page.pathname }))

/** What was laid over the page, with how it comes to its end. */
let veils = new Map<Element, () => void>()

function veilsLeft(): number {
  return [...veils.keys()].filter((veil) => veil.isConnected).length
}

/** Longer than a page may take before the one that it follows pales. */
const LONG_MS = 200

beforeEach(() => {
  page.pathname = '/'
  router.push.mockReset()
  veils = new Map()
  Element.prototype.animate = function animate(this: Element) {
    const animation = { onfinish: () => undefined }
    veils.set(this, () => animation.onfinish())
    // The guarantee: nothing else of an animation is used.
    return animation as unknown as Animation
  }
})

afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'animate')
})

function Shop() {
  return (
    <>
      <LinkDelegate />
      <main id="content">
        <a href={`${hrefs.shops}?city=1#map`}>Магазины</a>
      </main>
    </>
  )
}

/** Navigations go on until the returned function is called. */
function goingOn(): () => Promise<void> {
  const ways: (() => void)[] = []
  router.push.mockImplementation(() => new Promise<void>((resolve) => ways.push(resolve)))
  return () => act(async () => ways.splice(0).forEach((arrive) => arrive()))
}

test('a plain link is followed in the app, and the page pales until the next one is there', async () => {
  const arrive = goingOn()
  const { user } = render(<Shop />)
  await user.click(screen.getByRole('link'))
  expect(router.push).toHaveBeenCalledExactlyOnceWith('/shops?city=1#map', { scroll: true })
  await vi.waitFor(() => expect(veilsLeft()).toBe(1))
  page.pathname = '/shops'
  await arrive()
  for (const end of veils.values()) end()
  expect(veilsLeft()).toBe(0)
})

test('a page that comes at once only fades in', async () => {
  const arrive = goingOn()
  const { user } = render(<Shop />)
  await user.click(screen.getByRole('link'))
  page.pathname = '/shops'
  await arrive()
  expect(veilsLeft()).toBe(1)
  for (const end of veils.values()) end()
  await pause(LONG_MS)
  expect(veils.size).toBe(1)
  expect(veilsLeft()).toBe(0)
})

test('a link that leads back to the same page at once pales nothing', async () => {
  const arrive = goingOn()
  const { user } = render(<Shop />)
  await user.click(screen.getByRole('link'))
  await arrive()
  await pause(LONG_MS)
  expect(veils.size).toBe(0)
})

test('a link pressed twice leaves nothing of the fade on the next page', async () => {
  const arrive = goingOn()
  const { user } = render(<Shop />)
  await user.dblClick(screen.getByRole('link'))
  page.pathname = '/shops'
  await arrive()
  for (const end of veils.values()) end()
  expect(veilsLeft()).toBe(0)
})

test('a link that leads back to the same page does not leave it pale', async () => {
  const arrive = goingOn()
  const { user } = render(<Shop />)
  await user.click(screen.getByRole('link'))
  await vi.waitFor(() => expect(veilsLeft()).toBe(1))
  await arrive()
  expect(veilsLeft()).toBe(0)
})
