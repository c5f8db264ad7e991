import { expect, it } from 'vitest'
import { createJournal } from './journal'

async function journalWithFault(mayCut: boolean) {
  let time = 10_000
  const journal = createJournal(() => time)
  await journal.during({ name: 'gateways killed', mayCut }, () => {
    time = 12_000
    return Promise.resolve()
  })
  return journal
}

it('tells what a kill cut from what failed of itself', async () => {
  const journal = await journalWithFault(true)
  const page = { kind: 'pages' }
  journal.note({ ...page, status: 200, from: 1, to: 2 })
  journal.note({ ...page, status: 404, from: 1, to: 2 })
  journal.note({ ...page, status: undefined, from: 9_900, to: 10_100 })
  journal.note({ ...page, status: 503, from: 14_000, to: 14_100 })
  journal.note({ ...page, status: 500, from: 16_000, to: 16_100 })
  journal.note({ ...page, status: 503, from: 16_000, to: 16_100 })
  expect(journal.counts()).toEqual([
    {
      kind: 'pages',
      requested: 6,
      answered: 2,
      refused: { '404': 1 },
      cut: { 'gateways killed': 2 },
      causeless: 2,
      broken: 1,
      foreign: 0,
    },
  ])
  expect(journal.examples().map(({ status }) => status)).toEqual([500, 503])
})

it('excuses nothing by a fault that others must not feel', async () => {
  const journal = await journalWithFault(false)
  journal.note({ kind: 'pages', status: 503, from: 11_000, to: 11_100 })
  expect(journal.counts()[0]).toMatchObject({ cut: {}, causeless: 1 })
})

it.each([
  [9_000, 9_500, 'took 0.5 s'],
  [11_000, 13_000, 'took 2.0 s, asked during «gateways killed»'],
  [16_000, 16_100, 'took 0.1 s, asked 4.0 s after «gateways killed»'],
])('says of a call from %d to %d what had been done to the shop by then', async (from, to, words) => {
  const journal = await journalWithFault(true)
  expect(journal.situationOf({ kind: 'pages', status: undefined, from, to })).toBe(words)
})

it('knows no end of a fault that lasts', () => {
  const journal = createJournal(() => 5)
  void journal.during({ name: 'full disk', mayCut: true }, () => new Promise(() => undefined))
  journal.note({ kind: 'orders', status: 503, from: 900_000, to: 900_001 })
  expect(journal.counts()[0]?.cut).toEqual({ 'full disk': 1 })
})

it('lets an attacker be cut off and told to wait, and nobody be shown what is another’s', () => {
  const journal = createJournal(() => 5)
  const attack = { kind: 'attack', from: 1, to: 2, isAttack: true }
  for (const status of [undefined, 503, 400, 500]) journal.note({ ...attack, status })
  journal.note({ ...attack, status: 200, isForeign: true })
  expect(journal.counts()).toMatchObject([
    { requested: 5, answered: 4, refused: { '400': 1, '503': 1 }, causeless: 1, broken: 1, foreign: 1 },
  ])
  expect(journal.examples().map(({ status }) => status)).toEqual([500, 200])
})

it('knows how long answers took, without those that a fault cut', async () => {
  const journal = await journalWithFault(true)
  journal.note({ kind: 'pages', status: 200, from: 1_000, to: 1_030 })
  journal.note({ kind: 'pages', status: 200, from: 11_000, to: 11_900 })
  journal.note({ kind: 'calls', status: 200, from: 1_000, to: 1_001 })
  expect(journal.timesOf('pages')).toEqual([30])
})
