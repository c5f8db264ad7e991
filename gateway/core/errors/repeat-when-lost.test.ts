import { expect, it } from 'vitest'
import { repeatWhenLost } from '@/gateway/core/errors/repeat-when-lost'

const lost = () => Object.assign(new Error('gone'), { code: '57P01' })

function failing(times: number, error: () => Error) {
  let calls = 0
  return {
    calls: () => calls,
    work: () => {
      calls += 1
      if (calls <= times) throw error()
      return 'done'
    },
  }
}

it('begins anew until the connection holds', async () => {
  const { work, calls } = failing(2, lost)
  expect(await repeatWhenLost(work)).toBe('done')
  expect(calls()).toBe(3)
})

it('leaves every other failure alone', async () => {
  const { work, calls } = failing(1, () => new Error('no'))
  await expect(repeatWhenLost(work)).rejects.toThrow('no')
  expect(calls()).toBe(1)
})

it('gives up when somebody has waited long enough', async () => {
  let time = 0
  const { work, calls } = failing(9, lost)
  await expect(repeatWhenLost(work, () => (time += 2000))).rejects.toThrow('gone')
  expect(calls()).toBe(3)
})
