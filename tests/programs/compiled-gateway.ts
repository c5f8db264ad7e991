import { compileForRun } from '@/scripts/shop/compile-for-run'

let program: Promise<string> | undefined

/** The gateway's program, compiled once for all tests of a process: from its sources every start takes three times as long. */
export function compiledGateway(): Promise<string> {
  program ??= compileForRun().gateway()
  return program
}
