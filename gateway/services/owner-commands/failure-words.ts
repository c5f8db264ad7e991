import { DrizzleQueryError } from 'drizzle-orm'
import { explainStart } from '@/gateway/core/errors/explain-start'

/** Errors of a file that an owner names: Node's own messages are English. */
const FILE_FAULTS: Readonly<Record<string, string>> = {
  ENOENT: 'нет такого файла или папки',
  EISDIR: 'это папка, а нужен файл',
  ENOTDIR: 'это файл, а нужна папка',
  EACCES: 'нет прав на файл или папку',
  EPERM: 'нет прав на файл или папку',
  EROFS: 'этот диск только для чтения',
  ENOSPC: 'на диске кончилось место',
}

/** The reason of a failed command, for the owner: of a query the database's own reason and not the whole statement. */
export function failureWords(error: unknown): string {
  const reason = error instanceof DrizzleQueryError ? (error.cause ?? error) : error
  return (
    fileFault(reason) ?? explainStart(error) ?? (reason instanceof Error ? reason.message : String(reason))
  )
}

/** Of an error of a file that the owner named; undefined for any other. */
export function fileFault(reason: unknown): string | undefined {
  if (!(reason instanceof Error) || !('code' in reason) || !('syscall' in reason)) return undefined
  // A folder is made with those above it: that one of them is missing says that it cannot be made there.
  const isOfNewFolder = reason.code === 'ENOENT' && reason.syscall === 'mkdir'
  const words = isOfNewFolder ? 'папку здесь нельзя создать' : FILE_FAULTS[String(reason.code)]
  if (words === undefined) return undefined
  return 'path' in reason && typeof reason.path === 'string' ? `${words}: ${reason.path}` : words
}
