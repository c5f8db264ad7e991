import { expect, expectTypeOf, it } from 'vitest'
import * as z from 'zod'
import { bind } from '@/gateway/http/bind'
import { openOperations, type OpenOperations } from '@/gateway/routes/open-operations'
import { allOperations } from '@/lib/gateway/contracts/all'
import { defineOperation } from '@/lib/gateway/operation'

const call = { service: 'test', summary: '', method: 'GET', response: z.object({}), kind: 'read' } as const
const read = defineOperation({ ...call, name: 'read', path: '/read' })
const write = defineOperation({ ...call, name: 'write', path: '/write' })

type All = 'read' | 'write'

it('lets the compiler see which call a binding answers', () => {
  expectTypeOf(bind(read, () => ({})).operation.name).toEqualTypeOf<'read'>()
})

it('asks for every call that nobody answers, and for no other', () => {
  expectTypeOf<{ write: typeof write }>().toExtend<OpenOperations<All, 'read'>>()
  // @ts-expect-error a call that is neither bound nor open
  const forgotten: OpenOperations<All, 'read'> = {}
  // @ts-expect-error a call that is bound and open
  const twice: OpenOperations<All, 'read'> = { write, read }
  // @ts-expect-error one call under the name of another
  const swapped: OpenOperations<All, 'read'> = { write: read }
  // @ts-expect-error a call that is bound but not in the contract
  type Unknown = OpenOperations<All, 'delete'>
  expectTypeOf<[typeof forgotten, typeof twice, typeof swapped, Unknown]>().toBeArray()
})

it('names calls of the contract, each once', () => {
  const names = openOperations.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(allOperations).toEqual(expect.arrayContaining([...openOperations]))
})
