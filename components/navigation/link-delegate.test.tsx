import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hrefs } from '@/lib/routing/hrefs'
import { render } from '@/tests/render'
import { LinkDelegate } from './link-delegate'

const page = vi.hoisted(() => ({ pathname: '/' }))
const router = vi.hoisted(() => ({ push: vi.fn(), prefetch: vi.fn() }))
vi.mock('next/navigation', () => ({ useRouter: () => router, usePathname: () => page.pathname }))

/** What stays on the page once it has run, as long as nobody takes it back. */
let lasting = new Set<object>()

beforeEach(() => {
  page.pathname = '/'
  router.push.mockReset()
  lasting = new Set()
  Element.prototype.animate = (_frames, options) => {
    const animation = { cancel: () => lasting.delete(animation) }
    if (typeof options === 'object' && options.fill === 'forwards') lasting.add(animation)
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
  expect(lasting.size).toBe(1)
  page.pathname = '/shops'
  await arrive()
  expect(lasting.size).toBe(0)
})

test('a link pressed twice leaves nothing of the fade on the next page', async () => {
  const arrive = goingOn()
  const { user } = render(<Shop />)
  await user.dblClick(screen.getByRole('link'))
  page.pathname = '/shops'
  await arrive()
  expect(lasting.size).toBe(0)
})

test('a link that leads back to the same page does not leave it pale', async () => {
  const arrive = goingOn()
  const { user } = render(<Shop />)
  await user.click(screen.getByRole('link'))
  expect(lasting.size).toBe(1)
  await arrive()
  expect(lasting.size).toBe(0)
})
