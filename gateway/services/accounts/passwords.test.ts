import { expect, it } from 'vitest'
import { hashPassword, isPasswordRight } from '@/gateway/services/accounts/passwords'

it('keeps a password as an argon2id hash with its own salt', async () => {
  const [one, two] = await Promise.all([hashPassword('пароль-1'), hashPassword('пароль-1')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(one).not.toBe(two)
  expect(await isPasswordRight('пароль-1', one)).toBe(true)
  expect(await isPasswordRight('пароль-2', one)).toBe(false)
})

it('takes a password as the same however its letters are composed', async () => {
  expect(await isPasswordRight('йод-12345'.normalize('NFD'), await hashPassword('йод-12345'))).toBe(true)
})

it.each([null, undefined, '', 'plain', '$argon2id$v=19$m=1'])(
  'lets nobody in by the hash %s',
  async (hash) => {
    expect(await isPasswordRight('anything', hash)).toBe(false)
  },
)

it('hashes for an unknown account as long as for a known one', async () => {
  const hash = await hashPassword('пароль-1')
  const timeOf = async (known: string | null) => {
    const times: number[] = []
    for (let run = 0; run < 5; run += 1) {
      const began = performance.now()
      await isPasswordRight('wrong', known)
      times.push(performance.now() - began)
    }
    return Math.min(...times)
  }
  const [known, unknown] = [await timeOf(hash), await timeOf(null)]
  expect(unknown).toBeGreaterThan(known / 3)
})
