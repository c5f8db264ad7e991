import * as z from 'zod'

export type UploadedFile = Blob & { readonly name: string }

// Browsers, jsdom and Node each have their own File class, so `instanceof` would refuse a valid upload.
function isFile(value: unknown): value is UploadedFile {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    typeof value.name === 'string' &&
    'size' in value &&
    'arrayBuffer' in value
  )
}

function isBlob(value: unknown): value is Blob {
  return typeof value === 'object' && value !== null && 'size' in value && 'arrayBuffer' in value
}

/** One uploaded file; its content is for the service to check, its type is only a claim. */
export function uploadedFile(maxBytes: number) {
  return z
    .custom<UploadedFile>(isFile, 'Выберите файл')
    .refine((file) => file.size > 0, 'Файл пуст')
    .refine((file) => file.size <= maxBytes, `Файл больше ${Math.floor(maxBytes / 1_048_576)} МБ`)
    .meta({ type: 'string', format: 'binary' })
}

/** Answer of an operation with `file`. */
export const binary = z.custom<Blob>(isBlob).meta({ type: 'string', format: 'binary' })

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
export const PDF = 'application/pdf'
