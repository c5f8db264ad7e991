import { expect, test } from 'vitest'
import { createWorkshop } from './create-workshop'

test('ends what was made, the latest first, and nothing else', async () => {
  const workshop = createWorkshop()
  const ended: string[] = []
  const make = (name: string) =>
    workshop.once(
      async () => name,
      async () => void ended.push(name),
    )
  const gateway = make('gateway')
  const storefront = make('storefront')
  make('browser')
  await gateway()
  await storefront()
  await storefront()
  await workshop.close()
  expect(ended).toEqual(['storefront', 'gateway'])
})

test('a second close waits for the end that the first one began', async () => {
  const workshop = createWorkshop()
  const { promise: stopped, resolve: stop } = Promise.withResolvers<void>()
  let ends = 0
  await workshop.once(
    async () => 'shop',
    () => {
      ends += 1
      return stopped
    },
  )()
  let isStopped = false
  const first = workshop.close()
  const second = workshop.close().then(() => isStopped)
  await new Promise(setImmediate)
  isStopped = true
  stop()
  await first
  expect({ ends, hasWaited: await second }).toEqual({ ends: 1, hasWaited: true })
})
