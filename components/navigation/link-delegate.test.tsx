import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hrefs } from '@/lib/routing/hrefs'
import { render } from '@/tests/render'
import { LinkDelegate } from './link-delegate'
import { BelowFold } from './below-fold'

const page = vi.hoisted(() => ({ pathname: '/' }))
const router = vi.hoisted(() => ({ push: vi.fn(), prefetch: vi.fn() }))
vi.mock('next/navigation', () => ({ useRouter: () => router, usePathname: () => page.pathname }))

/** What was laid over the page, with how it comes to its end. */
let veils = new Map<Element, () => void>()

function veilsLeft(): number {
  return [...veils.keys()].filter((veil) => veil.isConnected).length
}

/** How thick the veil over a leaving page gets. */
const PALED = 0.4

/** Where its opacity has gone. */
let fades: unknown[] = []

beforeEach(() => {
  page.pathname = '/'
  router.push.mockReset()
  veils = new Map()
  fades = []
  Element.prototype.animate = function animate(this: Element, frames) {
    fades.push((frames as { opacity: number[] }).opacity)
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
        <a href={hrefs.club}>Клуб</a>
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
  await user.click(screen.getByRole('link', { name: 'Магазины' }))
  expect(router.push).toHaveBeenCalledExactlyOnceWith('/shops?city=1#map', { scroll: true })
  expect(veilsLeft()).toBe(1)
  page.pathname = '/shops'
  await arrive()
  for (const end of veils.values()) end()
  expect(veilsLeft()).toBe(0)
})

test('a page that is there at once comes in after the old one began to go, under the same veil', async () => {
  const arrive = goingOn()
  const { user } = render(<Shop />)
  await user.click(screen.getByRole('link', { name: 'Магазины' }))
  expect(fades).toEqual([[0, PALED]])
  page.pathname = '/shops'
  await arrive()
  expect(fades).toEqual([
    [0, PALED],
    [PALED, 0],
  ])
  for (const end of veils.values()) end()
  expect(veils.size).toBe(1)
  expect(veilsLeft()).toBe(0)
})

test('a page that was left for another document while it paled is not pale when it is come back to', async () => {
  const arrive = goingOn()
  const { user } = render(<Shop />)
  await user.click(screen.getByRole('link', { name: 'Магазины' }))
  expect(veilsLeft()).toBe(1)
  window.dispatchEvent(new Event('pagehide'))
  expect(veilsLeft()).toBe(0)
  await arrive()
})

test('a link pressed twice leaves nothing of the fade on the next page', async () => {
  const arrive = goingOn()
  const { user } = render(<Shop />)
  await user.dblClick(screen.getByRole('link', { name: 'Магазины' }))
  page.pathname = '/shops'
  await arrive()
  for (const end of veils.values()) end()
  expect(veilsLeft()).toBe(0)
})

test('a link that leads back to the same page does not leave it pale', async () => {
  const arrive = goingOn()
  const { user } = render(<Shop />)
  await user.click(screen.getByRole('link', { name: 'Магазины' }))
  expect(veilsLeft()).toBe(1)
  await arrive()
  expect(veilsLeft()).toBe(0)
})

test('the page of a press waits with what is below its first view, but for an address of a part of it', async () => {
  const arrive = goingOn()
  const { user } = render(<Shop />)
  const isRestDrawn = () => {
    const page = render(<BelowFold>Отзывы</BelowFold>)
    const isDrawn = page.container.textContent === 'Отзывы'
    page.unmount()
    return isDrawn
  }
  await user.click(screen.getByRole('link', { name: 'Магазины' }))
  expect(isRestDrawn()).toBe(true)
  await arrive()
  await user.click(screen.getByRole('link', { name: 'Клуб' }))
  expect(isRestDrawn()).toBe(false)
  await arrive()
  expect(isRestDrawn()).toBe(true)
})

test('a press by mouse takes the focus off a link that goes with the page, a press by keyboard leaves it', async () => {
  render(<Shop />)
  const link = screen.getByRole('link', { name: 'Клуб' })
  const arrive = goingOn()
  const isFocusSeen = vi.spyOn(link, 'matches')
  for (const [seen, focused] of [
    [false, document.body],
    [true, link],
  ] as const) {
    isFocusSeen.mockImplementation((selector) => selector === ':focus-visible' && seen)
    link.focus()
    act(() => link.click())
    expect(document.activeElement).toBe(focused)
  }
  await arrive()
})
