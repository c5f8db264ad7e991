import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasServer, openOnServer, type OpenedOnServer } from '@/gateway/test-support/databases'
import {
  cutConnections,
  killGateways,
  wrongsOf,
  type Round,
} from '@/gateway/test-support/processes/kill-rounds'
import {
  NO_ORDER,
  ONE_ORDER,
  openOrderWitness,
  type OrderWitness,
} from '@/gateway/test-support/order-witness'

/** A few for every run; `npm run soak` kills fifty times. */
const KILLS = 5
const CUTS = 10

describe.skipIf(!hasServer())('an order in a gateway that dies', () => {
  let opened: OpenedOnServer
  let witness: OrderWitness

  beforeAll(async () => {
    opened = await openOnServer()
    witness = await openOrderWitness(opened)
  })
  afterAll(async () => {
    await witness.close()
    await opened.close()
  })

  async function expectNothingWrong(rounds: AsyncGenerator<Round>, count: number) {
    const seen: Round[] = []
    for await (const round of rounds) seen.push(round)
    expect(seen).toHaveLength(count)
    expect(seen.flatMap(wrongsOf)).toEqual([])
  }

  it('is there once or not at all, wherever it is killed', () =>
    expectNothingWrong(killGateways(opened.url, witness, KILLS), KILLS))

  it('is made once when the shop in between dies and the shopper tries again', () =>
    expectNothingWrong(cutConnections(opened.url, witness, CUTS), CUTS))
})

const stored = { answer: 200, trace: ONE_ORDER, againAnswer: 200, againTrace: ONE_ORDER }

describe('what a kill must not do', () => {
  it.each([
    ['nothing', {}, []],
    ['nothing when the order was not confirmed', { answer: undefined, trace: NO_ORDER }, []],
    ['lose a confirmed order', { trace: NO_ORDER }, ['an order that was confirmed is lost']],
    [
      'leave a part of an order',
      { answer: undefined, trace: { ...ONE_ORDER, inCart: 2 } },
      ['a torn order: {"orders":1,"lines":2,"inCart":2,"bonuses":900}'],
    ],
    [
      'let a second try make a second order',
      { againTrace: { ...ONE_ORDER, orders: 2 } },
      ['after a second try: {"orders":2,"lines":2,"inCart":0,"bonuses":900}'],
    ],
    ['refuse a second try', { againAnswer: 409 }, ['a second try was answered with 409']],
  ])('is seen: %s', (_, changes, wrongs) => {
    const round = { tries: [{ ...stored, ...changes }], strayPieces: 0, strayPiecesAgain: 0 }
    expect(wrongsOf(round)).toEqual(wrongs)
  })

  it('is seen: pieces gone or too many', () => {
    const round = { tries: [], strayPieces: -2, strayPiecesAgain: 0 }
    expect(wrongsOf(round)).toEqual(['-2 pieces that no order accounts for'])
  })
})
