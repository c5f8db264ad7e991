import { PGlite } from '@electric-sql/pglite'
import { sql, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { textList } from '@/gateway/db/text-list'
import { createEmbeddedClient, type EmbeddedClient } from '@/gateway/db/embedded/embedded-client'

let pglite: PGlite
let client: EmbeddedClient

beforeAll(async () => {
  pglite = await PGlite.create('memory://')
  client = createEmbeddedClient(pglite)
})
afterAll(() => client.close())

const rowsOf = async (text: string, params?: unknown[]) => (await client.query(text, params)).rows

describe('a value comes back as PGlite reads it:', () => {
  it.each([
    ['a small integer', '(-7)::smallint'],
    ['an integer', '(-2147483648)::integer'],
    ['a large integer', '9007199254740993::bigint'],
    ['a real', '4.25::real'],
    ['a number', '12.50::numeric'],
    ['yes', 'true'],
    ['no', 'false'],
    ['nothing', 'null::integer'],
    ['a text', "'Щётка «Стеклоочистителя» 🚗'::text"],
    ['an empty text', "''::text"],
    ['a UUID', "'4e886920-c0e4-46af-b57f-7c5d1275c69f'::uuid"],
    ['an object', `'{"a":[1,null,"б"]}'::jsonb`],
    ['integers', "'{1,-2,3}'::int[]"],
    ['integers with a gap', "'{1,NULL,3}'::int[]"],
    ['no integers', "'{}'::int[]"],
    ['nested integers', "'{{1,2},{3,4}}'::int[]"],
    ['texts', "array['brake','колодка']::text[]"],
    ['texts with commas and quotes', String.raw`array['a,b','c"d','e\f','{g}']`],
    ['texts that are empty or called null', "array['', 'NULL', null]::text[]"],
    ['bigints', "'{1,2}'::bigint[]"],
    ['a moment', "'2026-11-22 03:04:05.678+00'::timestamptz"],
  ])('%s', async (_what, expression) => {
    const text = `select ${expression} as value`
    expect(await rowsOf(text)).toEqual((await pglite.query(text)).rows)
  })

  it('bytes', async () => {
    const bytes = Buffer.from([0, 1, 127, 128, 255])
    expect(await rowsOf('select $1::bytea as value', [bytes])).toEqual([{ value: bytes }])
  })
})

it.each([
  ['integer', 5],
  ['boolean', false],
  ['text', 'Ё, "кавычки"'],
  ['int[]', [1, 2, 3]],
  ['text[]', ['a', 'б,в', '']],
  ['jsonb', { brand: 'Knecht' }],
  ['text', null],
])('a parameter of type %s arrives as it was given', async (type, value) => {
  expect(await rowsOf(`select $1::${type} as value`, [value])).toEqual([{ value }])
})

it('yields rows as lists, with the parsers that the caller brings', async () => {
  const result = await client.query("select 1 as a, date '2026-11-22' as b", [], {
    rowMode: 'array',
    parsers: { 1082: (text) => text },
  })
  expect(result.rows).toEqual([[1, '2026-11-22']])
  expect(result.fields.map(({ name }) => name)).toEqual(['a', 'b'])
})

it('reads answers that are larger than any buffer', async () => {
  const [row] = await rowsOf("select repeat('щ', 3000000) as text, 1 as one")
  expect(row).toEqual({ text: 'щ'.repeat(3_000_000), one: 1 })
  expect(await rowsOf('select count(*)::int as count from generate_series(1, 50000)')).toEqual([
    { count: 50_000 },
  ])
  expect(await rowsOf('select at from generate_series(1, 50000) as at')).toHaveLength(50_000)
})

describe('with a table', () => {
  beforeAll(async () => {
    await client.query('create table parts (id integer primary key, title text not null)')
    await client.query("insert into parts values (1, 'one'), (2, 'two')")
  })

  it('tells how many rows changed', async () => {
    expect(await client.query("update parts set title = title || '' where id > $1", [0])).toMatchObject({
      command: 'UPDATE',
      affectedRows: 2,
      rows: [],
    })
  })

  it('tells errors with their code, their constraint and the statement, and goes on', async () => {
    const text = 'insert into parts values ($1, $2)'
    await expect(client.query(text, [1, 'again'])).rejects.toMatchObject({
      code: '23505',
      constraint: 'parts_pkey',
      query: text,
    })
    await expect(client.query('select nonsense from parts')).rejects.toMatchObject({ code: '42703' })
    expect(await rowsOf('select count(*)::int as count from parts')).toEqual([{ count: 2 }])
  })

  it('follows a table that changes under a statement that it knows', async () => {
    const text = 'select * from parts where id = $1'
    expect(await rowsOf(text, [1])).toEqual([{ id: 1, title: 'one' }])
    await client.query('alter table parts add column price integer not null default 5')
    expect(await rowsOf(text, [1])).toEqual([{ id: 1, title: 'one', price: 5 }])
    await client.query('alter table parts drop column price')
    expect(await rowsOf(text, [1])).toEqual([{ id: 1, title: 'one' }])
  })

  it('knows many statements, more than it keeps', async () => {
    for (const round of [1, 2]) {
      for (let number = 1; number <= 300; number += 1) {
        expect(await rowsOf(`select ${number} as number, $1::int as round`, [round])).toEqual([
          { number, round },
        ])
      }
    }
    const [row] = await rowsOf('select count(*)::int as count from pg_prepared_statements')
    expect(row).toEqual({ count: expect.any(Number) })
    expect((row as { count: number }).count).toBeLessThanOrEqual(250)
  })

  it('plans a statement over a list of texts once', async () => {
    await client.query('create table numbers (key text, part integer)')
    await client.query("insert into numbers select 'n' || at, at % 50 from generate_series(1, 5000) as at")
    await client.query('create index on numbers (key)')
    await client.query('analyze numbers')
    const plansOf = async (list: (keys: string[]) => SQL) => {
      const statement = (keys: string[]) =>
        new PgDialect().sqlToQuery(sql`select p.title from numbers n join parts p on p.id = n.part
          where n.key = any(${list(keys)}) order by p.title`)
      const { sql: text } = statement([])
      for (const key of ['n1', 'n2', 'n3', 'n4', 'n51', 'n6', 'n7', 'n52'])
        await client.query(text, statement([key]).params)
      expect(await rowsOf(text, statement(['n1', 'n52']).params)).toEqual([
        { title: 'one' },
        { title: 'two' },
      ])
      const [row] = await rowsOf(
        'select custom_plans::int as planned from pg_prepared_statements where statement = $1',
        [text],
      )
      return (row as { planned: number }).planned
    }
    expect(await plansOf((keys) => sql`${sql.param(keys)}::text[]`)).toBe(9)
    expect(await plansOf(textList)).toBe(5)
    await client.query('drop table numbers')
  })

  it('takes a failed transaction back, and lets no other query into one that runs', async () => {
    const failing = client.transaction(async (transaction) => {
      await transaction.query("insert into parts values (3, 'three')")
      await new Promise(setImmediate)
      throw new Error('no')
    })
    const outside = rowsOf('select count(*)::int as count from parts')
    await expect(failing).rejects.toThrow('no')
    expect(await outside).toEqual([{ count: 2 }])
  })

  it('does not pass a transaction off as done that an error ended', async () => {
    const swallowing = client.transaction(async (transaction) => {
      await transaction.query("insert into parts values (4, 'four')")
      await transaction.query('select nonsense').catch(() => undefined)
    })
    await expect(swallowing).rejects.toMatchObject({ code: '25P02' })
    expect(await rowsOf('select id from parts where id = 4')).toEqual([])
  })

  it('refuses a transaction that is over', async () => {
    const transaction = await client.transaction(async (running) => running)
    await expect(transaction.query('select 1')).rejects.toThrow('over')
  })
})

it('hears what is notified, until it is told to stop', async () => {
  const heard: string[] = []
  const stop = await client.listen('purges', (payload) => heard.push(payload))
  await client.query("select pg_notify('purges', 'брак')")
  await client.transaction(async (transaction) => {
    await transaction.query("select pg_notify('purges', 'second')")
    expect(heard).toEqual(['брак'])
  })
  await stop()
  await client.query("select pg_notify('purges', 'third')")
  expect(heard).toEqual(['брак', 'second'])
})

it('says that it is closed', async () => {
  const closed = createEmbeddedClient({ ready: false } as PGlite)
  await expect(closed.query('select 1')).rejects.toThrow('closed')
})
