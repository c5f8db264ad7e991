import { expect, it, vi } from 'vitest'
import type { RobotCheck } from '@/gateway/core/ports/robot-check'
import { guardRobotCheck } from '@/gateway/services/protection/guard-robot-check'

const requested = (name: string) => ({ fields: { name }, script: '', hosts: [] })
const own: RobotCheck = {
  issueChallenge: () => Promise.resolve(requested('own')),
  isAnswered: (_, { work }) => Promise.resolve(work === 'done'),
}
function serviceWith(answer: () => Promise<boolean>) {
  const service = {
    issueChallenge: vi.fn(async () => {
      await answer()
      return requested('service')
    }),
    isAnswered: vi.fn(answer),
  }
  return { service, check: guardRobotCheck(service, own, { timeoutMs: 20, restMs: 30 }) }
}
const fails = () => Promise.reject(new Error('away'))
const hangs = () => new Promise<never>(() => undefined)

it('asks the service while it answers', async () => {
  const { check } = serviceWith(() => Promise.resolve(true))
  expect((await check.issueChallenge('a')).fields).toEqual({ name: 'service' })
  expect(await check.isAnswered('a', { token: 'x' })).toBe(true)
})

it.each([
  ['fails', fails],
  ['does not answer in time', hangs],
])('asks the shop’s own question when the service %s, and leaves it alone for a while', async (_, answer) => {
  const { service, check } = serviceWith(answer)
  for (let turn = 0; turn < 3; turn += 1)
    expect((await check.issueChallenge('a')).fields).toEqual({ name: 'own' })
  expect(service.issueChallenge).toHaveBeenCalledTimes(1)
  expect(await check.isAnswered('a', { work: 'done' })).toBe(true)
  expect(await check.isAnswered('a', { work: '' })).toBe(false)
  await new Promise((resolve) => setTimeout(resolve, 40))
  await check.issueChallenge('a')
  expect(service.issueChallenge).toHaveBeenCalledTimes(2)
})

it('takes no answer for right that the service could not look at', async () => {
  const { check } = serviceWith(fails)
  expect(await check.isAnswered('a', { token: 'x' })).toBe(false)
  expect((await check.issueChallenge('a')).fields).toEqual({ name: 'own' })
})
