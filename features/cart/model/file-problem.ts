import { MAX_CART_FILE_BYTES, MIB } from '@/lib/gateway/contracts/limits'

const EXTENSIONS = /\.(xlsx|csv)$/i

/** Why a file need not even be sent; the gateway looks into those that are. */
export function fileProblem(
  { name, size }: Pick<File, 'name' | 'size'>,
  limits?: { maxBytes: number },
): string | undefined {
  const maxBytes = limits?.maxBytes ?? MAX_CART_FILE_BYTES
  if (!EXTENSIONS.test(name)) return 'Подойдёт файл XLSX или CSV.'
  if (size === 0) return 'Файл пуст.'
  if (size > maxBytes) return `Файл больше ${Math.floor(maxBytes / MIB)} МБ.`
  return undefined
}
