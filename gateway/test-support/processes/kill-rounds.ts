import { isDeepStrictEqual } from 'node:util'
import { setTimeout as sleep } from 'node:timers/promises'
import { sendOrder, startGatewayProcess } from '@/gateway/test-support/processes/gateway-process'
import {
  NO_ORDER,
  ONE_ORDER,
  PIECES,
  type OrderWitness,
  type Trace,
} from '@/gateway/test-support/order-witness'

/** Orders in flight when the process dies. */
const BATCH = 2
/** Kills come between the sending and this many times the duration of one order. */
const SPREAD = 3
/** Longest wait of a shopper with a cut connection. */
const CUT_MS = 60

/** One shopper: the answer and the rows after the first try, and after a retry with the same key. */
export type Try = {
  answer: number | undefined
  trace: Trace
  againAnswer: number | undefined
  againTrace: Trace
}

export type Round = {
  tries: readonly Try[]
  /** Pieces that orders do not account for, before the first retry and after. */
  strayPieces: number
  strayPiecesAgain: number
}

/** Violations: an order must be there once or not at all, and once after a retry. */
export function wrongsOf({ tries, strayPieces, strayPiecesAgain }: Round): string[] {
  const wrongs = tries.flatMap(({ answer, trace, againAnswer, againTrace }) => {
    const isWhole = isDeepStrictEqual(trace, ONE_ORDER)
    return [
      isWhole || isDeepStrictEqual(trace, NO_ORDER) ? [] : `a torn order: ${JSON.stringify(trace)}`,
      answer !== 200 || isWhole ? [] : 'an order that was confirmed is lost',
      againAnswer === 200 ? [] : `a second try was answered with ${againAnswer ?? 'nothing'}`,
      isDeepStrictEqual(againTrace, ONE_ORDER) ? [] : `after a second try: ${JSON.stringify(againTrace)}`,
    ].flat()
  })
  const stray = [strayPieces, strayPiecesAgain].filter((pieces) => pieces !== 0)
  return [...wrongs, ...stray.map((pieces) => `${pieces} pieces that no order accounts for`)]
}

/** Kills a gateway this many times, each time at another point of an order's way. */
export async function* killGateways(
  databaseUrl: string,
  witness: OrderWitness,
  kills: number,
): AsyncGenerator<Round> {
  for (let round = 0; round < kills; round += 1) {
    const gateway = await startGatewayProcess(databaseUrl)
    const orderMs = await warmUp(gateway.origin, witness, `warm-${round}`)
    const before = await witness.piecesInStock()
    const wishes = await Promise.all(
      Array.from({ length: BATCH }, (_, at) => witness.prepare(`kill-${round}-${at}`)),
    )
    // Orders of several buyers are each at another point of their way when the process dies.
    const sent = wishes.map(async (wish, at) => {
      await sleep((at * orderMs) / BATCH)
      return sendOrder(gateway.origin, wish)
    })
    await sleep((SPREAD * orderMs * (round + 1)) / kills)
    gateway.process.kill('SIGKILL')
    const responses = await Promise.all(sent)
    const traces = await Promise.all(wishes.map((wish) => witness.look(wish)))
    const made = traces.reduce((sum, { orders }) => sum + orders, 0)
    const strayPieces = (await witness.piecesInStock()) - (before - made * PIECES)
    const tries: Try[] = []
    for (const [at, wish] of wishes.entries()) {
      const { status } = await wish.buyer.send(wish.body)
      const trace = traces[at] ?? NO_ORDER
      tries.push({ answer: responses[at], trace, againAnswer: status, againTrace: await witness.look(wish) })
    }
    const strayPiecesAgain = (await witness.piecesInStock()) - (before - BATCH * PIECES)
    yield { tries, strayPieces, strayPiecesAgain }
  }
}

/** Cuts this many connections between a shopper and a living gateway, each after another while. */
export async function* cutConnections(
  databaseUrl: string,
  witness: OrderWitness,
  cuts: number,
): AsyncGenerator<Round> {
  const gateway = await startGatewayProcess(databaseUrl)
  try {
    for (let round = 0; round < cuts; round += 1) {
      const wish = await witness.prepare(`cut-${round}`)
      const before = await witness.piecesInStock()
      const cut = AbortSignal.timeout(1 + Math.round((round * CUT_MS) / cuts))
      const answer = await sendOrder(gateway.origin, wish, cut)
      const { status } = await wish.buyer.send(wish.body)
      const againTrace = await witness.look(wish)
      const strayPiecesAgain = (await witness.piecesInStock()) - (before - PIECES)
      // The gateway may still be at the first try when the second begins: only what is left in the end counts.
      const tries = [{ answer, trace: againTrace, againAnswer: status, againTrace }]
      yield { tries, strayPieces: strayPiecesAgain, strayPiecesAgain }
    }
  } finally {
    gateway.process.kill('SIGKILL')
  }
}

/** Duration of one order when everything has been requested once, in milliseconds. */
async function warmUp(origin: string, witness: OrderWitness, key: string): Promise<number> {
  let orderMs = 0
  for (const part of ['first', 'second']) {
    const wish = await witness.prepare(`${key}-${part}`)
    const began = performance.now()
    const status = await sendOrder(origin, wish)
    if (status !== 200) throw new Error(`an undisturbed order was answered with ${status ?? 'nothing'}`)
    orderMs = performance.now() - began
  }
  return orderMs
}
