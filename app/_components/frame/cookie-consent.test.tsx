// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  CONSENT_COOKIE,
  mayUse,
  onConsent,
  PURPOSES,
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
  expect(PURPOSES.some(mayUse)).toBe(false)
  expect(document.cookie).toBe('')
})

test('the question stays away while nobody moves', async () => {
  await openPage({ isQuiet: true })
  expect(banner()).toBeNull()
})

describe.each([
  ['Только необходимые', []],
  ['Согласиться', PURPOSES],
] as const)('«%s»', (name, agreed) => {
  test('is kept and tells who waits for it', async () => {
    const heard = vi.fn<() => void>()
    const stop = onConsent(heard)
    const user = await openPage()
    await user.click(screen.getByRole('button', { name }))
    stop()
    expect([readConsent(), PURPOSES.filter(mayUse)]).toEqual([agreed, agreed])
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
  writeConsent(PURPOSES)
  const user = await openPage()
  expect(banner()).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Настройки cookie' }))
  await user.click(await screen.findByRole('button', { name: 'Только необходимые' }))
  expect(readConsent()).toEqual([])
})

test('whoever wants to chooses by purpose; nothing is ticked for him, and his choice is there when he comes again', async () => {
  const user = await openPage()
  await user.click(screen.getByRole('button', { name: 'Выбрать' }))
  const boxes = screen.getAllByRole('checkbox')
  expect(boxes.map((box) => box instanceof HTMLInputElement && box.checked)).toEqual(
    PURPOSES.map(() => false),
  )
  await user.click(screen.getByRole('checkbox', { name: /^Рекомендации/ }))
  await user.click(screen.getByRole('checkbox', { name: /^Чат/ }))
  await user.click(screen.getByRole('button', { name: 'Сохранить выбор' }))
  expect(PURPOSES.filter(mayUse)).toEqual(['recommendations', 'chat'])
  expect(document.cookie).toContain(`${CONSENT_COOKIE}=recommendations.chat`)

  await user.click(screen.getByRole('button', { name: 'Настройки cookie' }))
  await user.click(await screen.findByRole('button', { name: 'Выбрать' }))
  expect(screen.getByRole('checkbox', { name: /^Чат/ })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: /^Реклама/ })).not.toBeChecked()
})

test('a choice that nobody could have made counts as none', () => {
  document.cookie = `${CONSENT_COOKIE}=everything`
  expect(readConsent()).toBeUndefined()
})
