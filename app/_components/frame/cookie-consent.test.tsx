// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  CONSENT_COOKIE,
  mayUseOptional,
  onConsent,
  readConsent,
  writeConsent,
} from '@/lib/consent/cookie-consent'
import { dropCookie } from '@/lib/cookies'
import { CookieConsent } from './cookie-consent'

beforeEach(() => dropCookie(CONSENT_COOKIE))

async function openPage({ isQuiet = false } = {}) {
  render(
    <>
      <button type="button" data-cookie-settings>
        Настройки cookie
      </button>
      <CookieConsent privacyHref="/help/privacy" />
    </>,
  )
  if (!isQuiet) fireEvent.scroll(document)
  await act(() => import('./cookie-consent-banner'))
  return userEvent.setup()
}

const banner = () => screen.queryByRole('region', { name: 'Файлы cookie' })

test('nothing but the necessary is allowed before an answer', async () => {
  await openPage()
  expect(banner()).toBeVisible()
  expect(readConsent()).toBeUndefined()
  expect(mayUseOptional()).toBe(false)
  expect(document.cookie).toBe('')
})

test('the question stays away while nobody moves', async () => {
  await openPage({ isQuiet: true })
  expect(banner()).toBeNull()
})

describe.each([
  ['Только необходимые', 'necessary', false],
  ['Согласиться', 'all', true],
] as const)('«%s»', (name, consent, isAllowed) => {
  test('is kept and tells who waits for it', async () => {
    const heard = vi.fn<() => void>()
    const stop = onConsent(heard)
    const user = await openPage()
    await user.click(screen.getByRole('button', { name }))
    stop()
    expect([readConsent(), mayUseOptional()]).toEqual([consent, isAllowed])
    expect(heard).toHaveBeenCalledOnce()
    expect(banner()).toBeNull()
  })
})

test('both answers are one press away and look the same', async () => {
  await openPage()
  const [refuse, agree] = ['Только необходимые', 'Согласиться'].map((name) =>
    screen.getByRole('button', { name }),
  )
  expect(refuse?.className).toBe(agree?.className)
})

test('who has answered is not asked again, and can change the answer', async () => {
  writeConsent('all')
  const user = await openPage()
  expect(banner()).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Настройки cookie' }))
  await user.click(await screen.findByRole('button', { name: 'Только необходимые' }))
  expect(readConsent()).toBe('necessary')
})

test('a choice that nobody could have made counts as none', () => {
  document.cookie = `${CONSENT_COOKIE}=everything`
  expect(readConsent()).toBeUndefined()
})
