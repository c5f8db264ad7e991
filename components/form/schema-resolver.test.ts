import { expect, it, vi } from 'vitest'
import * as z from 'zod'
import { schemaResolver } from './schema-resolver'

const schema = z.object({ name: z.string().min(1, 'Введите имя') })
const options = { fields: {}, shouldUseNativeValidation: false }

it('checks by a schema that is fetched when it is wanted, and says when it did not come', async () => {
  const load = vi.fn(async () => schema)
  load.mockRejectedValueOnce(new Error('no connection'))
  const check = schemaResolver<{ name: string }, { name: string }>(load)
  expect(load).not.toHaveBeenCalled()
  const lost = await check({ name: 'Анна' }, undefined, options)
  expect(lost.errors).toMatchObject({ root: { message: expect.stringContaining('отправьте ещё раз') } })
  expect(await check({ name: 'Анна' }, undefined, options)).toEqual({ values: { name: 'Анна' }, errors: {} })
  expect((await check({ name: '' }, undefined, options)).errors.name?.message).toBe('Введите имя')
})
