import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { render } from '@/tests/render'
import { SlidePanel } from './slide-panel'

test('shows a named dialog whose heading takes the focus', () => {
  render(
    <SlidePanel open title="Каталог" screen="Catalogs" onClose={vi.fn()}>
      <p>Масла</p>
    </SlidePanel>,
  )
  expect(screen.getByRole('dialog', { name: 'Каталог' })).toHaveProperty('open', true)
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Каталог' }))
})

test('a closed panel is not in the page for anyone', () => {
  render(
    <SlidePanel open={false} title="Меню" screen="MobileSlideMenu" onClose={vi.fn()}>
      <p>Пусто</p>
    </SlidePanel>,
  )
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('closes by its button, by the browser and when a link in it is followed', async () => {
  const onClose = vi.fn()
  const { user } = render(
    <SlidePanel open title="Меню" screen="MobileSlideMenu" onClose={onClose}>
      <a href="#oil">Масла</a>
    </SlidePanel>,
  )
  await user.click(screen.getByRole('button', { name: 'Закрыть' }))
  expect(onClose).toHaveBeenCalledTimes(1)
  await user.click(screen.getByRole('link', { name: 'Масла' }))
  expect(onClose).toHaveBeenCalledTimes(2)
  screen.getByRole('dialog').dispatchEvent(new Event('close'))
  expect(onClose).toHaveBeenCalledTimes(3)
})

test('offers the way back only below the first screen', async () => {
  const onBack = vi.fn()
  const { rerender, user } = render(
    <SlidePanel open title="Меню" screen="MobileSlideMenu" onClose={vi.fn()}>
      <p>Разделы</p>
    </SlidePanel>,
  )
  expect(screen.queryByRole('button', { name: 'Назад' })).toBeNull()
  rerender(
    <SlidePanel open title="Каталог" screen="Catalogs" onClose={vi.fn()} onBack={onBack}>
      <p>Разделы</p>
    </SlidePanel>,
  )
  await user.click(screen.getByRole('button', { name: 'Назад' }))
  expect(onBack).toHaveBeenCalledOnce()
})
