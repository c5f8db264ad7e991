import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { gatewayError } from '@/gateway/core/errors/errors'
import { createConcurrencyLimit } from '@/gateway/core/caching/create-concurrency-limit'

const hashWith = promisify(argon2)

// OWASP's advice for argon2id: 19 MiB, two passes, one lane.
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const
const SALT_BYTES = 16
const MAX_PARALLEL = 2
const MAX_QUEUED = 100

const FORM = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

const limit = createConcurrencyLimit(MAX_PARALLEL, MAX_QUEUED)

type Cost = { memory: number; passes: number; parallelism: number; tagLength: number }

async function digest(password: string, nonce: Buffer, cost: Cost) {
  const tag = await limit.run(() => hashWith('argon2id', { message: password, nonce, ...cost }))
  if (!tag) throw gatewayError('unavailable', 'Сервис перегружен. Повторите запрос позже.')
  return tag
}

function encode(bytes: Buffer) {
  return bytes.toString('base64').replaceAll('=', '')
}

/** An argon2id hash in its usual text form. */
export async function hashPassword(password: string) {
  const salt = randomBytes(SALT_BYTES)
  const tag = await digest(password.normalize('NFC'), salt, COST)
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${encode(salt)}$${encode(tag)}`
}

/** Takes as long for an account that does not exist, or has no password, as for a wrong password. */
export async function isPasswordRight(password: string, hash: string | null | undefined) {
  const [, memory, passes, parallelism, salt, tag] = FORM.exec(hash ?? '') ?? []
  const message = password.normalize('NFC')
  if (salt === undefined || tag === undefined) {
    await digest(message, randomBytes(SALT_BYTES), COST)
    return false
  }
  const expected = Buffer.from(tag, 'base64')
  const given = await digest(message, Buffer.from(salt, 'base64'), {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  })
  return timingSafeEqual(given, expected)
}
