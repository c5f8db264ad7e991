import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import {
  findPopularProducts,
  readPopularChoice,
  savePopularChoice,
} from '@/lib/gateway/contracts/desk/popular'
import { GatewayError } from '@/lib/gateway/errors'
import type { Operation } from '@/lib/gateway/operation'
import { renderInShop } from '@/tests/render-in-shop'
import { deskHrefs } from '@/lib/routing/desk-hrefs'
import { PopularScreen } from '@/features/desk/components/popular/popular-screen'
import { DeskFrame } from '../_components/desk-frame'

const gateway = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('@/lib/gateway/browser-client', () => ({ browserGateway: () => gateway }))

const product = (article: string) => ({
  code: `00-${article}`,
  brand: 'Bosch',
  article,
  title: 'Фильтр',
  isSold: true,
})
const log = [{ id: 1, at: '2026-11-22T09:00:00.000Z', author: 'Мария', products: [product('A1')] }]
const choice = { version: 2, products: [product('A1'), product('A2')], log }

test('products are added by article, put in order and saved; a refusal leaves the draft', async () => {
  const answers = new Map<Operation, () => unknown>([
    [readPopularChoice, () => choice],
    [findPopularProducts, () => ({ products: [product('A3')] })],
    [
      savePopularChoice,
      () =>
        Promise.reject(
          new GatewayError({ kind: 'conflict', message: '', body: { message: 'Выбрали заново' } }),
        ),
    ],
  ])
  gateway.call.mockImplementation(async (operation: Operation) => answers.get(operation)?.())
  const { user } = renderInShop(
    <DeskFrame title="Популярные товары" place={deskHrefs.popular}>
      <PopularScreen />
    </DeskFrame>,
  )
  const chosen = within(await screen.findByRole('list', { name: 'Выбранные товары' }))
  expect(screen.getByRole('button', { name: 'Сохранить' })).toHaveAttribute('aria-disabled', 'true')
  await user.type(screen.getByRole('textbox', { name: 'Артикул' }), 'a3{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Добавить: Bosch A3' }))
  await user.click(chosen.getByRole('button', { name: 'Выше: Bosch A3' }))
  await user.click(chosen.getByRole('button', { name: 'Убрать: Bosch A1' }))
  await user.click(screen.getByRole('button', { name: 'Сохранить' }))
  const body = { version: 2, codes: ['00-A3', '00-A2'] }
  expect(gateway.call).toHaveBeenCalledWith(savePopularChoice, { body }, expect.anything())
  expect(await screen.findByRole('alert')).toHaveTextContent('Выбрали заново')
  expect(chosen.getAllByRole('listitem')).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Пусть выбирает магазин' }))
  expect(gateway.call).toHaveBeenLastCalledWith(
    savePopularChoice,
    { body: { version: 2, codes: null } },
    expect.anything(),
  )
})
