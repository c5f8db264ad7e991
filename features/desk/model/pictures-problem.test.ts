import { expect, it } from 'vitest'
import { MAX_PICTURE_BYTES } from '@/lib/gateway/contracts/limits'
import { picturesProblem } from './pictures-problem'

const JPEG = { name: 'a.jpg', size: 1, type: 'image/jpeg' }

it.each([
  ['one more', [JPEG], 19, undefined],
  ['too many', [JPEG, JPEG], 19, 'У товара может быть не больше 20 фотографий.'],
  [
    'another kind',
    [JPEG, { ...JPEG, name: 'b.heic', type: 'image/heic' }],
    0,
    '«b.heic» не подходит: нужны JPEG, PNG, WebP или AVIF.',
  ],
  ['a large one', [{ ...JPEG, size: MAX_PICTURE_BYTES + 1 }], 0, '«a.jpg» больше 20 МБ.'],
])('judges %s', (_, files, known, problem) => {
  expect(picturesProblem(files, known)).toBe(problem)
})
