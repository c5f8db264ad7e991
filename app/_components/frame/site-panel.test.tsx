import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { hrefs } from '@/lib/routing/hrefs'
import { render } from '@/tests/render'
import type { SiteMenuAnswer } from './site-menu-answer'
import { SitePanelHost } from './site-panel-host'

const menu: SiteMenuAnswer = {
  sections: [
    { title: 'Масла', href: '/catalog/oils', children: [{ title: 'Моторные', href: '/catalog/motor' }] },
    { title: 'Фильтры', href: '/catalog/filters', children: [{ title: 'Воздушные', href: '/catalog/air' }] },
  ],
  catalog: [],
  catalogMain: [{ title: 'Шины', href: '/catalog/tyres' }],
  serviceMain: [{ title: 'Автосервис', href: '/autoservice' }],
  selectionHelper: [],
  popular: [],
  top: [{ title: 'Помощь', href: '/help', inNewTab: true }],
  bottom: [],
  phone: '84951234567',
}

function renderHost(answer: Response = Response.json(menu)) {
  const fetchMenu = vi.fn(async () => answer.clone())
  vi.stubGlobal('fetch', fetchMenu)
  const view = render(
    <>
      <a href={hrefs.catalog} data-panel="Catalogs">
        Каталог
      </a>
      <a href="#site-footer" data-panel="MobileSlideMenu">
        Меню
      </a>
      <SitePanelHost />
    </>,
  )
  return { ...view, fetchMenu }
}

test('the menu is fetched only when the panel is opened', async () => {
  const { user, fetchMenu } = renderHost()
  expect(fetchMenu).not.toHaveBeenCalled()
  await user.click(screen.getByRole('link', { name: 'Меню' }))
  expect(await screen.findByRole('link', { name: '+7 (495) 123-45-67' })).toHaveAttribute(
    'href',
    'tel:+74951234567',
  )
  expect(fetchMenu).toHaveBeenCalledOnce()
})

test('goes into a submenu and back; once closed it opens on the default menu', async () => {
  const { user } = renderHost()
  await user.click(screen.getByRole('link', { name: 'Меню' }))
  await user.click(await screen.findByRole('button', { name: 'Сервисы и подбор' }))
  expect(screen.getByRole('link', { name: 'Автосервис' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Назад' }))
  expect(screen.getByRole('heading', { name: 'Меню' })).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Каталог' }))
  await user.click(screen.getByRole('button', { name: 'Закрыть' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Меню' }))
  expect(await screen.findByRole('dialog', { name: 'Меню' })).toBeVisible()
})

test('the catalogue shows what stands below the chosen section', async () => {
  const { user } = renderHost()
  await user.click(screen.getByRole('link', { name: 'Каталог' }))
  const filters = await screen.findByRole('button', { name: 'Фильтры' })
  expect(screen.getByRole('link', { name: 'Моторные' })).toHaveAttribute('href', '/catalog/motor')
  await user.click(filters)
  expect(filters).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByRole('link', { name: 'Воздушные' })).toHaveAttribute('href', '/catalog/air')
})

test('a link that asks for a new tab gets one, and no way back to this page', async () => {
  const { user } = renderHost()
  await user.click(screen.getByRole('link', { name: 'Меню' }))
  const link = await screen.findByRole('link', { name: /Помощь/ })
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener')
})

test('when the menu cannot be had it can be asked for again', async () => {
  const { user, fetchMenu } = renderHost(new Response(null, { status: 503 }))
  await user.click(screen.getByRole('link', { name: 'Каталог' }))
  const retry = await screen.findByRole('button', { name: 'Повторить' })
  fetchMenu.mockResolvedValue(Response.json(menu))
  await user.click(retry)
  expect(await screen.findByRole('button', { name: 'Масла' })).toBeVisible()
})
