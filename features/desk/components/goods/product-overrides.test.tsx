import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { QueryProvider } from '@/lib/query/query-provider'
import { render } from '@/tests/render'
import type { DeskProduct } from '../../api/product-queries'
import { editProduct, undoChange } from '../../api/product-writes'
import { ProductLog } from './product-log'
import { ProductPictures } from './product-pictures'
import { ProductProperties } from './product-properties'
import { ProductWords } from './product-words'

vi.mock('../../api/product-writes')
vi.mock('../../api/product-reads', () => ({
  sections: () => async () => ({ sections: [{ code: 'oil', title: 'Масляные', level: 1 }] }),
  properties: () => async () => ({ properties: KNOWN }),
}))

const THREAD = { slug: 'thread', title: 'Резьба', unit: null, kind: 'choice' as const }
const HEIGHT = { slug: 'height', title: 'Высота', unit: 'мм', kind: 'number' as const }
const KNOWN = [
  { ...THREAD, isOfSection: true, options: [{ value: 'm20', title: 'M20×1,5' }] },
  { ...HEIGHT, isOfSection: true, options: [] },
  { slug: 'note', title: 'Примечание', unit: null, kind: 'text' as const, isOfSection: false, options: [] },
]

const PRODUCT: DeskProduct = {
  code: '00-00000001',
  version: 7,
  brand: 'Knecht',
  article: 'OC 90',
  title: 'Фильтр',
  pictureUrl: null,
  isHidden: false,
  unit: 'шт.',
  hiddenAt: null,
  section: null,
  content: 'Раз\n- два',
  overrides: [{ field: 'content', at: '2026-11-27T05:00:00Z', author: 'Мария' }],
  pictures: ['goods/1.jpg', 'goods/2.jpg', 'goods/3.jpg'],
  properties: [
    { ...HEIGHT, value: '70', words: '70 мм', override: null },
    {
      ...THREAD,
      value: '',
      words: null,
      override: { at: '2026-11-27T05:00:00Z', author: 'Мария', fileWords: 'M20×1,5' },
    },
  ],
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
      <ProductPictures product={PRODUCT} />
      <ProductProperties product={PRODUCT} />
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

it('sends properties that were changed, added and taken away, with a value that the filter lacks', async () => {
  const { user } = show()
  expect(screen.getByText(/Резьба: изменено вручную/)).toHaveTextContent('в файле — M20×1,5')
  await user.click(screen.getByRole('button', { name: 'Изменить характеристики' }))
  await user.selectOptions(await screen.findByLabelText('Резьба'), 'Другое значение')
  await user.type(screen.getByLabelText('Резьба: другое значение'), 'M24')
  await user.clear(screen.getByLabelText('Высота, мм'))
  await user.selectOptions(screen.getByLabelText('Добавить характеристику'), 'Примечание')
  expect(screen.getByLabelText('Примечание')).toHaveFocus()
  await user.keyboard('с клапаном{Enter}')
  expect(editProduct).toHaveBeenCalledExactlyOnceWith({
    code: PRODUCT.code,
    version: 7,
    properties: [
      { slug: 'thread', value: 'M24' },
      { slug: 'height', value: '' },
      { slug: 'note', value: 'с клапаном' },
    ],
  })
})

it('saves another order of pictures at once, or leaves it', async () => {
  const { user } = show()
  await user.click(screen.getByRole('button', { name: 'Убрать: фото 2' }))
  await user.click(screen.getByRole('button', { name: 'Отменить' }))
  await user.click(screen.getByRole('button', { name: 'Сделать первой: фото 3' }))
  await user.click(screen.getByRole('button', { name: 'Позже: фото 2' }))
  expect(screen.getByRole('button', { name: 'Позже: фото 3' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Сохранить фотографии' }))
  expect(editProduct).toHaveBeenCalledExactlyOnceWith({
    code: PRODUCT.code,
    version: 7,
    pictures: ['goods/3.jpg', 'goods/2.jpg', 'goods/1.jpg'],
  })
})
