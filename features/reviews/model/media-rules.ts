import { MAX_PHOTO_BYTES, MAX_VIDEO_BYTES, MIB } from '@/lib/gateway/contracts/limits'

/** Phones convert their own format to JPEG when only these are accepted. */
export const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif,video/mp4,video/quicktime,video/webm'

export type MediaType = 'photo' | 'video'

type Chosen = Pick<File, 'name' | 'size' | 'type'>

export function typeOfFile({ type, name }: Chosen): MediaType | undefined {
  if (
    !ACCEPTED.split(',').includes(type) &&
    !(type === '' && /\.(?:jpe?g|png|webp|avif|mp4|mov|webm)$/i.test(name))
  )
    return undefined
  return type.startsWith('video/') || /\.(?:mp4|mov|webm)$/i.test(name) ? 'video' : 'photo'
}

/** Why a file is not even sent; undefined when it may be. The gateway checks its content. */
export function refusalOf(file: Chosen): string | undefined {
  const type = typeOfFile(file)
  if (type === undefined)
    return /\.hei[cf]$/i.test(file.name)
      ? 'Формат HEIC не подходит. Сохраните снимок как JPEG'
      : 'Подойдут фото JPEG, PNG, WebP, AVIF и видео MP4, MOV, WebM'
  if (file.size === 0) return 'Файл пуст'
  const most = type === 'photo' ? MAX_PHOTO_BYTES : MAX_VIDEO_BYTES
  return file.size > most ? `Файл больше ${most / MIB} МБ` : undefined
}
