import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { QueryProvider } from '@/lib/query/query-provider'
import { cartLineOf } from '@/stores/cart/testing'
import type { ImportMeta, UploadOutcome } from '../../api/cart-file'
import { cartStores, renderWithStores } from '../../testing'
import { UploadDialog } from './upload-dialog'

const api = vi.hoisted(() => ({
  uploadCartFile: vi.fn<() => Promise<UploadOutcome | undefined>>(),
  readImportMeta: vi.fn<() => Promise<ImportMeta | undefined>>(),
  saveCartReport: vi.fn<(id: string) => Promise<void>>(),
}))
vi.mock('../../api/cart-file', () => api)

const summary = {
  id: 'i-1',
  fileName: 'order.csv',
  createdAt: '2026-11-20T09:00:00Z',
  total: 2,
  added: 1,
  skipped: 1,
  rows: [
    { row: 2, article: 'OC 90', brand: 'Knecht', quantity: '2', status: 'added' as const, message: null },
    {
      row: 3,
      article: 'ZX-100',
      brand: 'Noname',
      quantity: '1',
      status: 'skipped' as const,
      message: 'Такого товара нет в каталоге.',
    },
  ],
}
const lines = [cartLineOf({ productId: '1' })]

beforeEach(() => {
  api.readImportMeta.mockResolvedValue(undefined)
  api.saveCartReport.mockResolvedValue(undefined)
})

afterEach(() => {
  for (const mock of Object.values(api)) mock.mockReset()
})

function show() {
  const cart = cartStores()
  return {
    ...cart,
    ...renderWithStores(
      <QueryProvider>
        <UploadDialog onClose={() => undefined} />
      </QueryProvider>,
      cart.stores,
    ),
  }
}

const choose = () => screen.getByLabelText('Выбрать файл')
const fileOf = (name: string) => new File(['Knecht;OC 90;2'], name)

test('puts the lines of a file into the cart and says which rows were left out', async () => {
  api.uploadCartFile.mockResolvedValue({ kind: 'done', summary, lines })
  const { user, cartActions } = show()
  await user.upload(choose(), fileOf('order.csv'))
  expect(cartActions.replace).toHaveBeenCalledWith(lines)
  expect(screen.getByText('order.csv. В корзину: 1 товар из 2.')).toBeVisible()
  expect(screen.getByText('Строка 3, Noname ZX-100: Такого товара нет в каталоге.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Скачать отчёт' }))
  expect(api.saveCartReport).toHaveBeenCalledWith('i-1')
})

test('fills the cart from a file whose dialog was closed meanwhile', async () => {
  const answer = Promise.withResolvers<UploadOutcome>()
  api.uploadCartFile.mockReturnValue(answer.promise)
  const { user, cartActions, unmount } = show()
  await user.upload(choose(), fileOf('order.csv'))
  unmount()
  answer.resolve({ kind: 'done', summary, lines })
  await vi.waitFor(() => expect(cartActions.replace).toHaveBeenCalledWith(lines))
})

test('shows why a file was refused, row by row', async () => {
  api.uploadCartFile.mockResolvedValue({
    kind: 'refused',
    message: 'В файле нет ни одной подходящей строки.',
    faults: [{ row: 2, message: 'Не указан бренд.' }, { message: 'Нет столбца «Артикул»' }],
  })
  const { user, cartActions } = show()
  await user.upload(choose(), fileOf('order.xlsx'))
  expect(screen.getByText('В файле нет ни одной подходящей строки.')).toBeVisible()
  expect(screen.getByText('Строка 2: Не указан бренд.')).toBeVisible()
  expect(screen.getByText('Нет столбца «Артикул»')).toBeVisible()
  expect(cartActions.replace).not.toHaveBeenCalled()
})

test('does not send what cannot be a list of parts', async () => {
  show()
  await userEvent.setup({ applyAccept: false }).upload(choose(), fileOf('order.pdf'))
  expect(screen.getByText('Подойдёт файл XLSX или CSV.')).toBeVisible()
  expect(api.uploadCartFile).not.toHaveBeenCalled()
})

test('names the limits and offers the report of the latest upload', async () => {
  api.readImportMeta.mockResolvedValue({
    formats: ['xlsx', 'csv'],
    maxBytes: 5_242_880,
    maxRows: 1000,
    columns: [],
    last: summary,
  })
  const { user } = show()
  expect(await screen.findByText(/До 1000 строк, до 5 МБ/)).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Скачать отчёт' }))
  expect(api.saveCartReport).toHaveBeenCalledWith('i-1')
})
