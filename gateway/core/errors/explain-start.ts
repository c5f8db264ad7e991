import { findCodedError } from '@/gateway/core/errors/find-coded-error'

const DISK_FULL = 'на диске кончилось место: освободите его или задайте другую папку в GATEWAY_DATA_DIR'
const NOT_ALLOWED = 'в папку данных нельзя писать: дайте на неё права или задайте другую в GATEWAY_DATA_DIR'
const NO_FOLDER = 'на месте папки данных лежит файл: задайте другую папку в GATEWAY_DATA_DIR'
const NOT_OPENED =
  'база данных в папке данных не открылась: освободите на диске хотя бы 100 МБ, а если место есть, верните папку из копии'
const NO_DATABASE = 'по адресу из DATABASE_URL никто не отвечает: запустите базу данных или исправьте адрес'
const WRONG_LOGIN = 'база данных не принимает имя или пароль из DATABASE_URL: исправьте их'

const BY_CODE: Readonly<Record<string, string>> = {
  ENOSPC: DISK_FULL,
  EDQUOT: DISK_FULL,
  EACCES: NOT_ALLOWED,
  EPERM: NOT_ALLOWED,
  EROFS: NOT_ALLOWED,
  EEXIST: NO_FOLDER,
  ENOTDIR: NO_FOLDER,
  ECONNREFUSED: NO_DATABASE,
  ECONNRESET: NO_DATABASE,
  EHOSTUNREACH: NO_DATABASE,
  ENETUNREACH: NO_DATABASE,
  ENOTFOUND: NO_DATABASE,
  EAI_AGAIN: NO_DATABASE,
  ETIMEDOUT: NO_DATABASE,
  '28P01': WRONG_LOGIN,
  '28000': WRONG_LOGIN,
  '3D000': 'базы данных с именем из DATABASE_URL нет: создайте её (createdb) или исправьте имя',
  '42501': 'пользователю из DATABASE_URL нельзя создавать таблицы: дайте ему права на эту базу',
  '53300': 'база данных не принимает больше соединений: уменьшите DATABASE_POOL',
  '53100': 'на диске базы данных кончилось место: освободите его',
  EADDRINUSE: 'порт шлюза занят: задайте другой в GATEWAY_PORT',
}

/** Numbers of the embedded database's own file system. */
const BY_NUMBER: Readonly<Record<number, string>> = { 2: NOT_ALLOWED, 51: DISK_FULL, 69: NOT_ALLOWED }

function numberOf(error: unknown): number | undefined {
  const { name, errno } = (error ?? {}) as { name?: unknown; errno?: unknown }
  return name === 'ErrnoError' && typeof errno === 'number' ? errno : undefined
}

/** The embedded database says no more of a disk without room for its log, and of files that are damaged. */
function isNotOpened(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('PGlite failed to initialize')
}

function holderOf(error: unknown): number | undefined {
  const { name, holder } = (error ?? {}) as { name?: unknown; holder?: unknown }
  return name === 'DataDirBusyError' && typeof holder === 'number' ? holder : undefined
}

/** What an owner does about a gateway that does not start; undefined for a failure of another kind. */
export function explainStart(error: unknown): string | undefined {
  const holder = holderOf(error)
  if (holder !== undefined)
    return `база данных в этой папке занята другим шлюзом (процесс ${holder}): остановите его или задайте другую папку в GATEWAY_DATA_DIR`
  // On a disk that is read only, as if one of the folders above were missing.
  const { code, syscall } = (error ?? {}) as { code?: unknown; syscall?: unknown }
  if (code === 'ENOENT' && syscall === 'mkdir') return NOT_ALLOWED
  if (isNotOpened(error)) return NOT_OPENED
  return BY_NUMBER[numberOf(error) ?? -1] ?? BY_CODE[findCodedError(error)?.code ?? '']
}
