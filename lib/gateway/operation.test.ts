import { describe, expect, expectTypeOf, it } from 'vitest'
import * as z from 'zod'
import {
  buildOperationPath,
  defineOperation,
  pathParamNames,
  type ParsedRequestOf,
  type RequestOf,
  type ResponseOf,
  type WireResponseOf,
} from '@/lib/gateway/operation'

const readThing = defineOperation({
  name: 'readThing',
  service: 'things',
  summary: 'One thing',
  method: 'GET',
  path: '/things/{code}',
  params: z.object({ code: z.string() }),
  query: z.object({ page: z.int().default(1) }),
  response: z.object({ count: z.int().default(0) }),
  kind: 'read',
})

const listThings = defineOperation({
  name: 'listThings',
  service: 'things',
  summary: 'All things',
  method: 'POST',
  path: '/things',
  response: z.array(z.string()),
  kind: 'read',
  auth: 'user',
})

describe('defineOperation', () => {
  it('is open to guests unless it says otherwise', () => {
    expect(readThing.auth).toBe('guest')
    expect(listThings.auth).toBe('user')
  })

  it('cannot be changed afterwards', () => {
    expect(Object.isFrozen(readThing)).toBe(true)
  })

  it('lets a caller leave defaults out and hands them to the handler', () => {
    expectTypeOf<RequestOf<typeof readThing>>().toEqualTypeOf<{
      params: { code: string }
      query?: { page?: number | undefined }
    }>()
    expectTypeOf<ParsedRequestOf<typeof readThing>>().toEqualTypeOf<{
      params: { code: string }
      query: { page: number }
    }>()
    expectTypeOf<RequestOf<typeof listThings>>().toEqualTypeOf<{}>()
  })

  it('lets a gateway leave defaults out and hands them to the caller', () => {
    expectTypeOf<WireResponseOf<typeof readThing>>().toEqualTypeOf<{ count?: number | undefined }>()
    expectTypeOf<ResponseOf<typeof readThing>>().toEqualTypeOf<{ count: number }>()
  })
})

it.each([
  ['/things', []],
  ['/things/{code}', ['code']],
  ['/a/{first}/b/{second}', ['first', 'second']],
])('names the placeholders of %s', (path, names) => {
  expect(pathParamNames(path)).toEqual(names)
})

describe('buildOperationPath', () => {
  it.each([
    ['/things', {}, '/things'],
    ['/things/{code}', { code: '00-00012345' }, '/things/00-00012345'],
    ['/things/{id}', { id: 0 }, '/things/0'],
    ['/things/{code}', { code: '../../admin?x=1#y' }, '/things/..%2F..%2Fadmin%3Fx%3D1%23y'],
    ['/a/{first}/{second}', { first: '{second}', second: 'ё' }, '/a/%7Bsecond%7D/%D1%91'],
  ])('fills %s with %j', (path, params, expected) => {
    expect(buildOperationPath(path, params)).toBe(expected)
  })

  it.each([{}, { code: '' }, { code: null }, { code: undefined }])('refuses %j', (params) => {
    expect(() => buildOperationPath('/things/{code}', params)).toThrow(/"code"/)
  })
})
