import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLogger } from '@/gateway/core/logger'
import { users } from '@/gateway/db/schema/accounts'
import { describeOnDatabases } from '@/gateway/test-support/databases'

const SECRETS = ['Иванова', '+79001234567', 'anna@example.com', '$argon2id$']

function logged(error: unknown): string {
  let text = ''
  createLogger('error', { write: (line) => (text += line) }).error({ err: error }, 'unexpected failure')
  return text
}

describeOnDatabases('a failure of the database in the log', (database) => {
  const fail = (work: PromiseLike<unknown>) =>
    Promise.resolve(work).then(
      () => undefined,
      (error: unknown) => error,
    )

  beforeAll(() => database().db.execute(sql`create table kept_words (word text primary key, pieces int)`))
  afterAll(() => database().db.execute(sql`drop table kept_words`))

  it.each(SECRETS)('tells code and statement, and not %s', async (secret) => {
    const insert = sql`insert into kept_words (word) values (${secret})`
    await database().db.execute(insert)
    const { db } = database()
    const failures = [
      await fail(db.execute(insert)),
      await fail(db.execute(sql`insert into kept_words (word, pieces) values ('x', ${secret})`)),
      await fail(db.transaction((tx) => tx.execute(insert))),
      await fail(
        db
          .select()
          .from(users)
          .where(sql`${users.id} = ${secret}`),
      ),
    ]
    for (const error of failures) {
      expect(error).toBeInstanceOf(Error)
      const line = logged(new Error('wrapped', { cause: error }))
      expect(line).not.toContain(secret)
      expect(JSON.parse(line).err).toMatchObject({
        type: 'DatabaseError',
        code: expect.stringMatching(/^(23505|22\w{3})$/),
        statement: expect.stringMatching(/^(insert|select)/i),
        stack: expect.stringContaining(' at '),
      })
    }
  })
})

it('tells any other failure as it is', () => {
  expect(JSON.parse(logged(new TypeError('x is not a function'))).err).toMatchObject({
    type: 'TypeError',
    message: 'x is not a function',
  })
})

it('tells nothing that an error carries along beside its words, and no contact in these', () => {
  const cause = Object.assign(new Error('connect postgres://arus:hunter2@db/arus'), { code: 'ECONNREFUSED' })
  const error = Object.assign(new Error('no answer about anna@example.com', { cause }), {
    input: 'postgres://arus:hunter2@db',
    body: { phone: '79001234567' },
    command: ['SET', 'hunter2'],
    status: 503,
  })
  const line = logged(error)
  for (const secret of ['hunter2', 'anna@example.com', '79001234567']) expect(line).not.toContain(secret)
  expect(JSON.parse(line).err).toMatchObject({
    type: 'Error',
    message: 'no answer about ***@***',
    status: 503,
    causes: [{ message: 'connect postgres://***@db/arus', code: 'ECONNREFUSED' }],
  })
})

it('tells a failure that is no error', () => {
  expect(JSON.parse(logged('gave up on 79001234567')).err).toBe('gave up on ***')
})
