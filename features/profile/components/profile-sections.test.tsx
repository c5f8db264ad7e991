import { act, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { notify } from '@/components/ui/toast/notify'
import { GatewayError } from '@/lib/gateway/errors'
import type { UserOperations } from '@/stores/user/user-operations'
import { OTHER_SESSIONS } from '@/lib/gateway/contracts/accounts/other-sessions'
import type { Session } from '../api/profile-queries'
import { checkCode, sendCode } from '../api/confirmation'
import { endSession } from '../api/end-session'
import { createToken, revokeToken } from '../api/api-token'
import { anna, renderFor } from '../testing'
import { ApiTokenSection } from './api-token-section'
import { PasswordSection } from './password-section'
import { PreferencesSection } from './preferences-section'
import { RemovalSection } from './removal-section'
import { SessionsSection } from './sessions-section'

const served = vi.hoisted(() => ({
  sessions: vi.fn<() => Promise<Session[]>>(),
  token:
    vi.fn<() => Promise<{ token: string | null; createdAt: string | null; lastUsedAt: string | null }>>(),
}))
const replace = vi.hoisted(() => vi.fn<(href: string) => void>())
vi.mock('next/navigation', () => ({ useRouter: () => ({ replace }) }))
vi.mock('@/components/ui/toast/notify', () => ({ notify: vi.fn(async () => undefined) }))
vi.mock('../api/profile-queries', () => ({
  sessionsOptions: { queryKey: ['sessions'], queryFn: served.sessions },
  apiTokenOptions: { queryKey: ['api-token'], queryFn: served.token },
}))
vi.mock('../api/confirmation', () => ({ sendCode: vi.fn(), checkCode: vi.fn() }))
vi.mock('../api/end-session', () => ({ endSession: vi.fn() }))
vi.mock('../api/api-token', () => ({ createToken: vi.fn(), revokeToken: vi.fn() }))

const update = vi.fn<UserOperations['update']>()
const subscribe = vi.fn<UserOperations['subscribe']>()
const unsubscribe = vi.fn<UserOperations['unsubscribe']>()
const remove = vi.fn<UserOperations['remove']>()
const button = (name: string) => screen.getByRole('button', { name })

function session(sessionID: string, device: string, isCurrent = false): Session {
  const moment = '2026-01-02T10:00:00Z'
  return { sessionID, device, isCurrent, ip: '10.0.0.1', createdAt: moment, lastSeenAt: moment }
}
const here = session('1', 'Chrome, Linux', true)
const phone = session('2', 'Safari, iPhone')
const office = session('3', 'Firefox, Windows')

beforeEach(() => {
  update.mockReset().mockImplementation(async (changes) => ({ ...anna, ...changes }))
  subscribe.mockReset().mockImplementation(async () => ({ ...anna, isSubscribe: true }))
  remove.mockReset().mockResolvedValue({ ...anna, isAuthorized: false })
  replace.mockReset()
  vi.mocked(notify).mockReset()
  served.sessions.mockReset().mockResolvedValue([here, phone, office])
  served.token.mockReset().mockResolvedValue({ token: null, createdAt: null, lastUsedAt: null })
  vi.mocked(sendCode).mockReset().mockResolvedValue({
    retryAfter: 60,
    expiresIn: 600,
    digits: 4,
    isTold: false,
    recipient: '+7 900 ***-**-01',
  })
  vi.mocked(checkCode).mockReset().mockResolvedValue({ isConfirmed: true, token: 'proof', recipient: null })
  vi.mocked(endSession).mockReset().mockResolvedValue([here, office])
  vi.mocked(createToken)
    .mockReset()
    .mockResolvedValue({ token: 'arus_secret', createdAt: null, lastUsedAt: null })
  vi.mocked(revokeToken).mockReset().mockResolvedValue({ token: null, createdAt: null, lastUsedAt: null })
})

test('signs out on another device, and never offers that for this one', async () => {
  const { user } = renderFor(anna, {}, <SessionsSection />)
  const list = within(await screen.findByRole('list', { name: 'Устройства' }))
  expect(list.getAllByRole('button')).toHaveLength(2)
  expect(list.getByText(/Это устройство/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: /^Выйти на устройстве Safari, iPhone/ }))
  expect(endSession).toHaveBeenCalledWith('2')
  await vi.waitFor(() => expect(screen.queryByText('Safari, iPhone')).toBeNull())
})

test('signs out everywhere else', async () => {
  vi.mocked(endSession).mockResolvedValueOnce([here])
  const { user } = renderFor(anna, {}, <SessionsSection />)
  await user.click(await screen.findByRole('button', { name: 'Выйти на всех остальных устройствах' }))
  await vi.waitFor(() => expect(screen.queryByText('Firefox, Windows')).toBeNull())
  expect(vi.mocked(endSession).mock.calls).toEqual([[OTHER_SESSIONS]])
  expect(screen.getByText('Chrome, Linux')).toBeInTheDocument()
})

test('a long list is folded, this device first', async () => {
  const many = Array.from({ length: 7 }, (_, index) => session(`s${index}`, `Устройство ${index}`))
  served.sessions.mockResolvedValue([here, ...many])
  const { user } = renderFor(anna, {}, <SessionsSection />)
  const list = within(await screen.findByRole('list', { name: 'Устройства' }))
  expect(list.getAllByRole('listitem')).toHaveLength(5)
  expect(list.getAllByRole('listitem')[0]).toHaveTextContent('Это устройство')
  await user.click(button('Показать все устройства: 8'))
  expect(list.getAllByRole('listitem')).toHaveLength(8)
})

test('a list that did not come can be asked for again', async () => {
  served.sessions.mockRejectedValueOnce(
    new GatewayError({ kind: 'unavailable', message: 'Сервис недоступен' }),
  )
  const { user } = renderFor(anna, {}, <SessionsSection />)
  expect(await screen.findByRole('alert')).toHaveTextContent('Сервис недоступен')
  await user.click(button('Попробовать ещё раз'))
  expect(await screen.findByText('Chrome, Linux')).toBeInTheDocument()
})

test('a key is shown whole once, and can be revoked', async () => {
  const { user } = renderFor(anna, {}, <ApiTokenSection />)
  served.token.mockResolvedValue({ token: 'arus_***', createdAt: '2026-01-02T10:00:00Z', lastUsedAt: null })
  await user.click(await screen.findByRole('button', { name: 'Создать ключ' }))
  expect(await screen.findByText('arus_secret')).toBeInTheDocument()
  served.token.mockResolvedValue({ token: null, createdAt: null, lastUsedAt: null })
  await user.click(button('Отозвать'))
  expect(await screen.findByRole('button', { name: 'Создать ключ' })).toBeInTheDocument()
  expect(screen.queryByText('arus_secret')).toBeNull()
  expect(revokeToken).toHaveBeenCalledOnce()
})

test('a key that could not be made says why in the words of the gateway', async () => {
  const message = 'Ключи делают только компании.'
  vi.mocked(createToken).mockRejectedValueOnce(new GatewayError({ kind: 'forbidden', message }))
  const { user } = renderFor(anna, {}, <ApiTokenSection />)
  await user.click(await screen.findByRole('button', { name: 'Создать ключ' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(`Ключ не изменился. ${message}`)
})

test('a key made earlier is shown with its middle hidden', async () => {
  served.token.mockResolvedValue({ token: 'arus_***4f', createdAt: '2026-01-02T10:00:00Z', lastUsedAt: null })
  renderFor(anna, {}, <ApiTokenSection />)
  expect(await screen.findByText(/arus_\*\*\*4f/)).toHaveTextContent('создан 2 января 2026')
})

test('a preference is saved at once and alone', async () => {
  const { user } = renderFor(anna, { subscribe, unsubscribe }, <PreferencesSection />)
  await user.click(screen.getByRole('checkbox', { name: 'Получать письма об акциях' }))
  await vi.waitFor(() => expect(subscribe).toHaveBeenCalledOnce())
  expect(unsubscribe).not.toHaveBeenCalled()
  expect(screen.getByRole('checkbox', { name: 'Получать письма об акциях' })).toBeChecked()
})

test('a preference that is being saved keeps the focus and takes no second press', async () => {
  subscribe.mockReturnValue(new Promise(() => undefined))
  const { user } = renderFor(anna, { subscribe }, <PreferencesSection />)
  const box = screen.getByRole('checkbox', { name: 'Получать письма об акциях' })
  await user.dblClick(box)
  expect(box).toBeEnabled()
  expect(box).toHaveFocus()
  await vi.waitFor(() => expect(subscribe).toHaveBeenCalledOnce())
})

test('a preference that was not saved goes back', async () => {
  subscribe.mockRejectedValue(new GatewayError({ kind: 'unavailable', message: 'Сервис недоступен' }))
  const { user } = renderFor(anna, { subscribe }, <PreferencesSection />)
  const box = screen.getByRole('checkbox', { name: 'Получать письма об акциях' })
  await user.click(box)
  await vi.waitFor(() => expect(box).not.toBeChecked())
  expect(notify).toHaveBeenCalledWith(expect.objectContaining({ kind: 'error', text: 'Сервис недоступен' }))
})

test('a preference whose refusal the gateway has announced says nothing more', async () => {
  const failure = new GatewayError({ kind: 'conflict', message: 'Почта не подтверждена' })
  failure.isShown = true
  subscribe.mockRejectedValue(failure)
  const { user } = renderFor(anna, { subscribe }, <PreferencesSection />)
  const box = screen.getByRole('checkbox', { name: 'Получать письма об акциях' })
  await user.click(box)
  await vi.waitFor(() => expect(box).not.toBeChecked())
  expect(subscribe).toHaveBeenCalledOnce()
  expect(notify).not.toHaveBeenCalled()
})

test('a company is not asked about bonuses', () => {
  renderFor({ ...anna, group: 'corporate' }, {}, <PreferencesSection />)
  expect(screen.queryByRole('checkbox', { name: /бонусов/ })).toBeNull()
})

test('a new password needs the present one', async () => {
  const onChanged = vi.fn<() => void>()
  const { user } = renderFor(anna, { update }, <PasswordSection onChanged={onChanged} />)
  await user.type(screen.getByLabelText('Новый пароль'), 'another-2026')
  await user.type(screen.getByLabelText('Нынешний пароль'), 'demo-arus-2026')
  await user.click(button('Сменить пароль'))
  await vi.waitFor(() =>
    expect(update).toHaveBeenCalledWith({ currentPassword: 'demo-arus-2026', password: 'another-2026' }),
  )
  await vi.waitFor(() => expect(onChanged).toHaveBeenCalledOnce())
  expect(screen.getByLabelText('Новый пароль')).toHaveValue('')
})

test('the account is deleted only after a question and with the password', async () => {
  const { user, stores } = renderFor(anna, { remove }, <RemovalSection />)
  await user.click(button('Удалить кабинет'))
  const dialog = within(screen.getByRole('dialog', { name: 'Удалить кабинет?' }))
  await user.type(dialog.getByLabelText('Пароль'), 'demo-arus-2026')
  await user.click(dialog.getByRole('button', { name: 'Удалить навсегда' }))
  await vi.waitFor(() => expect(replace).toHaveBeenCalledWith('/'))
  expect(remove).toHaveBeenCalledWith({ password: 'demo-arus-2026' })
  expect(stores.user.getState().status).toBe('guest')
})

test('a code stands for the password of who has none, when a new one is set', async () => {
  const onChanged = vi.fn()
  const { user } = renderFor(anna, { update }, <PasswordSection onChanged={onChanged} />)
  await user.type(screen.getByLabelText('Новый пароль'), 'another-2026')
  await user.click(button('Сменить пароль'))
  await user.type(await screen.findByLabelText('Код из сообщения'), '1234')
  await vi.waitFor(() => expect(onChanged).toHaveBeenCalledOnce())
  expect(sendCode).toHaveBeenCalledWith({ phone: '79000000001' })
  expect(checkCode).toHaveBeenCalledWith({ phone: '79000000001' }, '1234')
  expect(update.mock.calls).toEqual([[{ password: 'another-2026', previousCode: 'proof' }]])
  expect(screen.getByLabelText('Новый пароль')).toHaveValue('')
})

test('a code deletes the account of who has no password, by a press of its own', async () => {
  const { user } = renderFor({ ...anna, isPhoneConfirmed: false }, { remove }, <RemovalSection />)
  await user.click(button('Удалить кабинет'))
  const dialog = within(screen.getByRole('dialog', { name: 'Удалить кабинет?' }))
  await user.click(dialog.getByRole('button', { name: 'Удалить навсегда' }))
  await user.type(await dialog.findByLabelText('Код из сообщения'), '1234')
  expect(remove).not.toHaveBeenCalled()
  await user.click(dialog.getByRole('button', { name: 'Удалить навсегда' }))
  await vi.waitFor(() => expect(replace).toHaveBeenCalledWith('/'))
  expect(sendCode).toHaveBeenCalledWith({ email: 'anna@example.com' })
  expect(remove.mock.calls).toEqual([[{ code: 'proof' }]])
})

test('who changes his mind keeps the account', async () => {
  const { user } = renderFor(anna, { remove }, <RemovalSection />)
  await user.click(button('Удалить кабинет'))
  await user.click(button('Оставить'))
  await act(async () => {})
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(remove).not.toHaveBeenCalled()
})
