import { existsSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import sharp from 'sharp'
import manifest from './manifest'

vi.mock('@/lib/site/load-site-name', () => ({ loadSiteName: async () => 'Мотор' }))

const fileOf = (src: string) => new URL(`../public/default-icons${src}`, import.meta.url).pathname

test('has a name of its own and leads to the catalogue, the cart and the garage at once', async () => {
  const { id, start_url, shortcuts, short_name } = await manifest()
  expect(short_name).toBe('Мотор')
  expect(id).toBe(start_url)
  expect(shortcuts?.map(({ name }) => name)).toEqual(['Каталог', 'Корзина', 'Гараж'])
})

test('has large icons of both kinds, each as large as it says', async () => {
  const { icons = [] } = await manifest()
  const large = icons.filter(({ sizes }) => sizes === '512x512').map(({ purpose }) => purpose)
  expect(large).toEqual(expect.arrayContaining(['any', 'maskable']))
  for (const { src, sizes } of icons) {
    expect(existsSync(fileOf(src))).toBe(true)
    const { width, height } = await sharp(fileOf(src)).metadata()
    expect(`${width}x${height}`).toBe(sizes)
  }
})

test('the icon that the system cuts has no corner of its own', async () => {
  const src = (await manifest()).icons?.find(({ purpose }) => purpose === 'maskable')?.src ?? ''
  expect((await sharp(fileOf(src)).stats()).isOpaque).toBe(true)
})
