import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { bootstrap } from '@/lib/gateway/contracts/catalog/bootstrap-shapes'
import { hrefs } from '@/lib/routing/hrefs'
import { render } from '@/tests/render'
import { SitePanelHost } from './site-panel-host'

function sectionOf(id: number, title: string, ancestors: number[], children: number[]) {
  const code = CODES[title] ?? title
  return { id, sid: code, code, title, location: '', ancestors, children, fields: {} }
}

const CODES: Record<string, string> = {
  Масла: 'oils',
  Моторные: 'motor',
  Фильтры: 'filters',
  Воздушные: 'air',
}

const link = { id: 1, sid: 'a', code: 'a' }

const site = bootstrap.parse({
  menus: {
    catalogMain: [{ ...link, title: 'Шины', location: '/catalog/tyres' }],
    serviceMain: [{ ...link, title: 'Автосервис', location: '/autoservice' }],
    top: [{ ...link, title: 'Помощь', location: '/help', inNewTab: true }],
  },
  sections: [
    sectionOf(1, 'catalog', [], [2, 4]),
    sectionOf(2, 'Масла', [1], [3]),
    sectionOf(3, 'Моторные', [1, 2], []),
    sectionOf(4, 'Фильтры', [1], [5]),
    sectionOf(5, 'Воздушные', [1, 4], []),
  ],
  params: { siteName: 'Арус', phone: '84951234567' },
  shops: [],
})

const fetchBootstrap = vi.hoisted(() => vi.fn())
vi.mock('@/lib/site/fetch-bootstrap', () => ({ fetchBootstrap }))

beforeEach(() => void fetchBootstrap.mockReset().mockResolvedValue(site))

function renderHost() {
  return render(
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
}

test('the menu is fetched only when the panel is opened', async () => {
  const { user } = renderHost()
  expect(fetchBootstrap).not.toHaveBeenCalled()
  await user.click(screen.getByRole('link', { name: 'Меню' }))
  expect(await screen.findByRole('link', { name: '+7 (495) 123-45-67' })).toHaveAttribute(
    'href',
    'tel:+74951234567',
  )
  expect(fetchBootstrap).toHaveBeenCalledOnce()
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
  fetchBootstrap.mockRejectedValueOnce(new Error('503'))
  const { user } = renderHost()
  await user.click(screen.getByRole('link', { name: 'Каталог' }))
  const retry = await screen.findByRole('button', { name: 'Повторить' })
  await user.click(retry)
  expect(await screen.findByRole('button', { name: 'Масла' })).toBeVisible()
})
