import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { QueryProvider } from '@/lib/query/query-provider'
import { render } from '@/tests/render'
import { moveLines } from '../api/order-writes'
import { ORDER } from '../testing'
import { MoveForm } from './move-form'

vi.mock('../api/order-writes')

function open(order = ORDER) {
  return render(
    <QueryProvider>
      <MoveForm order={order} />
    </QueryProvider>,
  )
}

it('counts scanned pieces, and makes a line ready that is whole', async () => {
  const { user } = open()
  const field = screen.getByLabelText('Сканировать штрихкод')
  await user.type(field, '4011558710507{Enter}')
  expect(screen.getByText('Knecht OC 90: собрано 1 из 2')).toBeVisible()
  expect(field).toHaveValue('')
  const choice = screen.getByLabelText('Что сделать: Knecht OC 90')
  expect(choice).toHaveValue('')
  await user.type(field, '4011558710507{Enter}')
  expect(choice).toHaveValue('ready')
  expect(within(screen.getByRole('list', { name: 'Товары' })).getByText('Собрано 2 из 2')).toBeVisible()
  await user.type(field, '4011558710507{Enter}')
  expect(screen.getByText(/Лишняя штука/)).toBeVisible()
  await user.type(field, '96385074{Enter}')
  expect(screen.getByText(/В заказе нет товара со штрихкодом 96385074/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Найти в товарах' })).toHaveAttribute(
    'href',
    '/arus_elements/goods?search=96385074',
  )
  expect(moveLines).not.toHaveBeenCalled()
})

it('hears a scanner beside the fields, and lets its Enter press nothing', () => {
  open()
  const save = screen.getByRole('button', { name: 'Всё готово' })
  save.focus()
  for (const key of ['4', '0', '1', '1', '5', '5', '8', '7', '1', '0', '5', '0', '7'])
    fireEvent.keyDown(save, { key })
  expect(fireEvent.keyDown(save, { key: 'Enter' })).toBe(false)
  expect(screen.getByText('Knecht OC 90: собрано 1 из 2')).toBeVisible()
})

it('offers no scanning where no product has a barcode', () => {
  open({ ...ORDER, products: ORDER.products.map((line) => ({ ...line, barcodes: [] })) })
  expect(screen.queryByLabelText('Сканировать штрихкод')).not.toBeInTheDocument()
})

it('refuses so many pieces of a line as are chosen', async () => {
  vi.mocked(moveLines).mockResolvedValue(ORDER)
  const { user } = open()
  await user.selectOptions(screen.getByLabelText('Что сделать: Knecht OC 90'), 'refused')
  const pieces = screen.getByLabelText('Сколько не будет: Knecht OC 90')
  expect(pieces).toHaveDisplayValue('2')
  for (const typed of ['3', '0', '-1', '1,5', 'все']) {
    await user.clear(pieces)
    await user.type(pieces, `${typed}{Enter}`)
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Knecht OC 90: напишите, сколько не будет, от 1 до 2 шт.',
    )
    expect(pieces).toHaveFocus()
    expect(pieces).toBeInvalid()
  }
  expect(moveLines).not.toHaveBeenCalled()
  await user.clear(pieces)
  await user.type(pieces, '1')
  expect(screen.getByRole('alert')).not.toHaveTextContent('сколько')
  await user.type(screen.getByLabelText('Причина отказа: Knecht OC 90'), 'Нет')
  expect(screen.queryByRole('alert')).toBeNull()
  await user.selectOptions(screen.getByLabelText('Что сделать: Knecht OC 91'), 'refused')
  expect(screen.queryByLabelText('Сколько не будет: Knecht OC 91')).not.toBeInTheDocument()
  const reason = screen.getByLabelText('Причина отказа: Knecht OC 91')
  for (const typed of ['', ' ']) {
    if (typed) await user.type(reason, typed)
    await user.click(screen.getByRole('button', { name: 'Сохранить' }))
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Knecht OC 91: напишите покупателю, почему товара не будет',
    )
    expect(reason).toHaveFocus()
    expect(reason).toBeInvalid()
  }
  expect(moveLines).not.toHaveBeenCalled()
  await user.type(reason, 'Снят')
  await user.click(screen.getByRole('button', { name: 'Сохранить' }))
  const products = [
    { productExternalId: 'p1', status: 'refused', reason: 'Нет', quantity: 1 },
    { productExternalId: 'p2', status: 'refused', reason: 'Снят' },
  ]
  expect(moveLines).toHaveBeenCalledWith(expect.objectContaining({ products }))
})

it('sends what was put in without an event, also where it seemed that nothing was', async () => {
  vi.mocked(moveLines).mockResolvedValue(ORDER)
  const { user } = open()
  Reflect.set(screen.getByLabelText('Что сделать: Knecht OC 91'), 'value', 'ready')
  await user.click(screen.getByRole('button', { name: 'Сохранить' }))
  const silent = { productExternalId: 'p2', status: 'ready', reason: '' }
  expect(moveLines).toHaveBeenLastCalledWith(expect.objectContaining({ products: [silent] }))
  await screen.findByText('Сохранено')
  await user.selectOptions(screen.getByLabelText('Что сделать: Knecht OC 90'), 'refused')
  Reflect.set(screen.getByLabelText('Сколько не будет: Knecht OC 90'), 'value', '1')
  Reflect.set(screen.getByLabelText('Причина отказа: Knecht OC 90'), 'value', 'Снято с производства')
  await user.click(screen.getByRole('button', { name: 'Сохранить' }))
  const products = [
    { productExternalId: 'p1', status: 'refused', reason: 'Снято с производства', quantity: 1 },
  ]
  expect(moveLines).toHaveBeenLastCalledWith(expect.objectContaining({ products }))
})

it('says that it saves, and sends a double press once', async () => {
  const answer = Promise.withResolvers<typeof ORDER>()
  vi.mocked(moveLines).mockReturnValue(answer.promise)
  const { user } = open()
  await user.click(screen.getByRole('button', { name: 'Всё готово' }))
  await user.dblClick(screen.getByRole('button', { name: 'Сохранить' }))
  expect(screen.getByRole('button', { name: 'Сохраняем…' })).toHaveAttribute('aria-disabled', 'true')
  answer.resolve(ORDER)
  expect(await screen.findByText('Сохранено')).toBeVisible()
  expect(moveLines).toHaveBeenCalledOnce()
})

it('counts what will change', async () => {
  const { user } = open()
  await user.click(screen.getByRole('button', { name: 'Всё готово' }))
  expect(screen.getByText('Изменится: Готов к выдаче — 2')).toBeVisible()
  await user.selectOptions(screen.getByLabelText('Что сделать: Knecht OC 91'), 'refused')
  expect(screen.getByText('Изменится: Готов к выдаче — 1, Отказ поставщика — 1')).toBeVisible()
})
