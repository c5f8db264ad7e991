import { expect, test } from 'vitest'
import { screen } from '@testing-library/react'
import { notify } from './notify'

test('puts its words into a live region at the top of everything', async () => {
  await notify({ kind: 'ok', title: 'Копирование', text: 'Артикул OC 90 скопирован' })
  const region = screen.getByLabelText('Уведомления')
  expect(region.getAttribute('aria-live')).toBe('polite')
  expect(region.style.zIndex).toBe('5000')
  expect(region.contains(await screen.findByText('Артикул OC 90 скопирован'))).toBe(true)

  await notify({ kind: 'error', title: 'Ошибка' })
  expect(region.contains(await screen.findByText('Ошибка'))).toBe(true)
  expect(screen.getAllByLabelText('Уведомления')).toHaveLength(1)
})
