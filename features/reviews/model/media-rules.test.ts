import { expect, it } from 'vitest'
import { refusalOf, typeOfFile } from './media-rules'

const MIB = 1_048_576

it.each([
  ['a.jpg', 'image/jpeg', 8 * MIB, 'photo', undefined],
  ['a.jpg', 'image/jpeg', 10 * MIB + 1, 'photo', 'Файл больше 10 МБ'],
  ['a.mov', 'video/quicktime', 100 * MIB, 'video', undefined],
  ['a.mp4', 'video/mp4', 100 * MIB + 1, 'video', 'Файл больше 100 МБ'],
  ['a.webm', '', 5, 'video', undefined],
  ['a.png', 'image/png', 0, 'photo', 'Файл пуст'],
  ['a.heic', 'image/heic', 5, undefined, 'Формат HEIC не подходит. Сохраните снимок как JPEG'],
  ['a.svg', 'image/svg+xml', 5, undefined, 'Подойдут фото JPEG, PNG, WebP, AVIF и видео MP4, MOV, WebM'],
])('%s of type "%s" with %i bytes', (name, type, size, kind, refusal) => {
  const file = { name, type, size }
  expect([typeOfFile(file), refusalOf(file)]).toEqual([kind, refusal])
})
