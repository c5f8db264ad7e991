import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createDemoPictureSource } from './create-demo-picture-source'
import { partPicturePaths } from './picture-paths'

const source = createDemoPictureSource()

test.each([
  ...partPicturePaths('oil-filter', 123_456, 'MANN-FILTER W 914/2'),
  'sections/maslyanye-filtry.svg',
  'sections/filtry.svg',
  'sections/catalog.svg',
  'brands/bosch.svg',
  'brands/hyundai.svg',
  'originals/brake-front.svg',
  'banners/anything.svg',
  'shops/anywhere.svg',
])('%s can be painted', async (mediaPath) => {
  const picture = await source(mediaPath)
  const { width } = await sharp(await picture?.read()).metadata()
  expect(width).toBeGreaterThan(200)
})

test.each([
  'parts/oil-filter/zz/x/unknown.svg',
  'parts/oil-filter.svg',
  'other/x.svg',
  'brands/../x.svg',
  '',
])('knows nothing of «%s»', async (mediaPath) => {
  expect(await source(mediaPath)).toBeUndefined()
})
