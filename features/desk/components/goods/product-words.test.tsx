import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { QueryProvider } from '@/lib/query/query-provider'
import { render } from '@/tests/render'
import type { DeskProduct } from '../../api/product-queries'
import { editProduct, undoChange } from '../../api/product-writes'
import { ProductLog } from './product-log'
import { ProductWords } from './product-words'

vi.mock('../../api/product-writes')
vi.mock('../../api/product-reads', () => ({
  sections: () => async () => ({ sections: [{ code: 'oil', title: 'Масляные', level: 1 }] }),
}))

const PRODUCT: DeskProduct = {
  code: '00-00000001',
  version: 7,
  brand: 'Knecht',
  article: 'OC 90',
  title: 'Фильтр',
  pictureUrl: null,
  isHidden: false,
  hiddenAt: null,
  section: null,
  content: 'Раз\n- два',
  overrides: [{ field: 'content', at: '2026-11-27T05:00:00Z', author: 'Мария' }],
  pictures: [],
  properties: [],
  offers: [],
  log: [
    {
      id: 7,
      at: '2026-11-27T05:00:00Z',
      author: 'Мария',
      field: 'content',
      subject: null,
      before: 'как в файле',
      after: 'Раз - два',
      isLast: true,
    },
  ],
}

beforeEach(() => {
  vi.mocked(editProduct).mockReset().mockResolvedValue(PRODUCT)
  vi.mocked(undoChange).mockReset().mockResolvedValue(PRODUCT)
})

function show() {
  return render(
    <QueryProvider>
      <ProductWords product={PRODUCT} />
      <ProductLog product={PRODUCT} />
    </QueryProvider>,
  )
}

it('sends the fields that were changed, and no product without a title', async () => {
  const { user } = show()
  await user.click(screen.getByRole('button', { name: /^Изменить название/ }))
  const title = screen.getByLabelText('Название')
  expect(title).toHaveFocus()
  await user.clear(title)
  await user.keyboard('{Enter}')
  expect(screen.getByText('Введите название.')).toBeVisible()
  await user.type(title, 'Фильтр масляный')
  await user.selectOptions(screen.getByLabelText('Раздел'), await screen.findByText('Масляные'))
  await user.click(screen.getByRole('button', { name: 'Сохранить' }))
  expect(editProduct).toHaveBeenCalledExactlyOnceWith({
    code: PRODUCT.code,
    version: 7,
    title: 'Фильтр масляный',
    section: 'oil',
  })
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Название, раздел и описание' })).toHaveFocus(),
  )
})

it('gives a field back to the file, and takes back the last change', async () => {
  const { user } = show()
  await user.click(screen.getByRole('button', { name: 'Описание: вернуть как в файле' }))
  await user.click(screen.getByRole('button', { name: 'Вернуть' }))
  expect(editProduct).toHaveBeenCalledExactlyOnceWith({ code: PRODUCT.code, version: 7, content: null })
  await user.click(screen.getByRole('button', { name: 'Вернуть как было: Описание' }))
  expect(undoChange).toHaveBeenCalledExactlyOnceWith({ code: PRODUCT.code, version: 7, changeId: 7 })
})
