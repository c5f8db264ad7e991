import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { notify } from '@/components/ui/toast/notify'
import { GatewayError } from '@/lib/gateway/errors'
import type { UserOperations } from '@/stores/user/user-operations'
import { anna, renderFor } from '../testing'
import { PersonSection } from './person-section'

vi.mock('@/components/ui/toast/notify', () => ({ notify: vi.fn() }))

const update = vi.fn<UserOperations['update']>()
const field = (name: string) => screen.getByRole('textbox', { name })
const save = () => screen.getByRole('button', { name: 'Сохранить' })

beforeEach(() => {
  update.mockReset().mockImplementation(async (changes) => ({ ...anna, ...changes }))
  vi.mocked(notify).mockReset()
  vi.setSystemTime(new Date('2026-03-02T09:00:00Z'))
  return () => vi.useRealTimers()
})

test('shows the person and sends only what has changed', async () => {
  const { user, stores } = renderFor(anna, { update }, <PersonSection />)
  expect(field('Имя')).toHaveValue('Анна')
  expect(field('Дата рождения')).toHaveValue('14.05.1988')
  expect(screen.getByRole('radio', { name: 'Женский' })).toBeChecked()
  await user.clear(field('Фамилия'))
  await user.type(field('Фамилия'), 'Ковалёва')
  await user.click(save())
  await vi.waitFor(() => expect(update).toHaveBeenCalledWith({ secondName: 'Ковалёва' }))
  expect(stores.user.getState().secondName).toBe('Ковалёва')
  await vi.waitFor(() => expect(notify).toHaveBeenCalledWith({ kind: 'ok', title: 'Данные сохранены' }))
})

test.each([
  ['03.03.2008', 'Проверьте год рождения, вы должны быть старше 18.'],
  ['02.03.1925', 'Проверьте год рождения, на текущий момент ваш возраст - 101 год.'],
  ['31.02.1990', 'Такой даты нет'],
])('a birthday of %s is refused when the field is left', async (birthday, message) => {
  const { user } = renderFor(anna, { update }, <PersonSection />)
  await user.clear(field('Дата рождения'))
  await user.type(field('Дата рождения'), birthday)
  await user.tab()
  expect(await screen.findByText(message)).toBeInTheDocument()
  await user.click(save())
  expect(update).not.toHaveBeenCalled()
})

test.each(['02.03.2008', '02.03.1926', ''])('a birthday of %j is taken', async (birthday) => {
  const { user } = renderFor(anna, { update }, <PersonSection />)
  await user.clear(field('Дата рождения'))
  if (birthday !== '') await user.type(field('Дата рождения'), birthday)
  await user.click(save())
  await vi.waitFor(() => expect(update).toHaveBeenCalledWith({ birthday }))
})

test('a refusal stands at the field that the gateway names, and what was typed stays', async () => {
  update.mockRejectedValue(
    new GatewayError({
      kind: 'validation',
      message: 'Проверьте поля',
      body: { message: 'Проверьте поля', errors: [{ field: 'name', message: 'Имя слишком длинное' }] },
    }),
  )
  const { user } = renderFor(anna, { update }, <PersonSection />)
  await user.type(field('Имя'), ' Мария')
  await user.click(save())
  await vi.waitFor(() => expect(field('Имя')).toHaveAccessibleDescription('Имя слишком длинное'))
  expect(field('Имя')).toHaveValue('Анна Мария')
  await vi.waitFor(() => expect(field('Имя')).toHaveFocus())
})

test('a failing service is said above the fields', async () => {
  update.mockRejectedValue(new GatewayError({ kind: 'unavailable', message: 'Сервис временно недоступен.' }))
  const { user } = renderFor(anna, { update }, <PersonSection />)
  await user.type(field('Имя'), 'а')
  await user.click(save())
  expect(await screen.findByRole('alert')).toHaveTextContent('Сервис временно недоступен.')
})
