/** A separate process, so that attackers take no time from the shoppers; the result of each is a line of its output. */
import { text as readAll } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Attacker } from './attack-request.ts'
import { SHAPES } from './attack-shapes.ts'
import { createDice } from '../dice.ts'

export type AttackTask = Omit<Attacker, 'dice'> & {
  seed: number
  /** What stands in every answer to one of the shoppers, and in no other. */
  markers: readonly string[]
}

export type AttackNote = { shape: string; status: number | undefined; tookMs: number; isForeign: boolean }

/** Shapes that run side by side. */
const LANES = 3
const SHORTEST_PAUSE_MS = 200
const LONGEST_PAUSE_MS = 1_000

const { seed, markers, ...target } = JSON.parse(await readAll(process.stdin)) as AttackTask

async function attackOnAndOn(lane: number): Promise<never> {
  const dice = createDice(seed + lane)
  for (;;)
    for (const [shape, run] of dice.shuffled(Object.entries(SHAPES))) {
      const from = performance.now()
      for (const { statuses, text } of await run({ ...target, dice })) {
        const isForeign = markers.some((marker) => text.includes(marker))
        const tookMs = performance.now() - from
        for (const status of statuses.length > 0 ? statuses : [undefined])
          notify({ shape, status, tookMs, isForeign })
      }
      await sleep(SHORTEST_PAUSE_MS + dice.below(LONGEST_PAUSE_MS - SHORTEST_PAUSE_MS))
    }
}

function notify(note: AttackNote): void {
  process.stdout.write(`${JSON.stringify(note)}\n`)
}

await Promise.all(Array.from({ length: LANES }, (_, lane) => attackOnAndOn(lane)))
