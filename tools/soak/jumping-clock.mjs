/**
 * Loaded before a process of the shop (`node --import`): its clock is off by what the file `SOAK_CLOCK_FILE` says, in
 * milliseconds, also when the file changes. The clock that measures how long things last is left alone, as on a machine whose
 * time is set.
 */
import { readFileSync } from 'node:fs'

const LOOK_MS = 500
const file = process.env.SOAK_CLOCK_FILE
const RealDate = Date
let offset = 0

function look() {
  try {
    offset = Number(readFileSync(file, 'utf8')) || 0
  } catch {
    offset = 0
  }
}

const now = () => RealDate.now() + offset

if (file) {
  look()
  setInterval(look, LOOK_MS).unref()
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
    apply: () => new RealDate(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  })
}
