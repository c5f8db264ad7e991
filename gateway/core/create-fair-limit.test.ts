import { expect, it } from 'vitest'
import { createFairLimit } from './create-fair-limit'

const OPTIONS = { atOnce: 1, maxWaiting: 5, maxWaitingEach: 3 }

/** A bench whose tasks end one after the other, and tell when they began. */
function openBench() {
  const limit = createFairLimit(OPTIONS)
  const begun: string[] = []
  const ask = (asker: string, name: string) =>
    limit.run(asker, () => {
      begun.push(name)
      return Promise.resolve(name)
    })
  return { ask, begun }
}

it('serves who asks once before the rest of who asks much', async () => {
  const { ask, begun } = openBench()
  await Promise.all([
    ask('greedy', 'g1'),
    ask('greedy', 'g2'),
    ask('greedy', 'g3'),
    ask('other', 'o1'),
    ask('greedy', 'g4'),
  ])
  expect(begun).toEqual(['g1', 'g2', 'o1', 'g3', 'g4'])
})

it('sends away who waits too often already, and nobody else', async () => {
  const { ask } = openBench()
  const greedy = Array.from({ length: 6 }, (_, at) => ask('greedy', `g${at}`))
  const other = ask('other', 'o1')
  expect(await Promise.all(greedy)).toEqual(['g0', 'g1', 'g2', 'g3', undefined, undefined])
  expect(await other).toBe('o1')
})

it('sends everybody away when too many wait', async () => {
  const { ask } = openBench()
  const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => ask(`asker ${at}`, `a${at}`)))
  expect(answers.filter((answer) => answer === undefined)).toHaveLength(2)
})

it('goes on after a task that failed', async () => {
  const limit = createFairLimit(OPTIONS)
  await expect(limit.run('one', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await limit.run('one', () => Promise.resolve(1))).toBe(1)
})
