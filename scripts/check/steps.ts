import { availableParallelism } from 'node:os'
import { root } from '../shop/paths'
import { type CommandResult, runCommand } from './run-command'
import { checkArchitecture } from './architecture/check-architecture'
import { checkSizes } from './sizes'
import { checkVocabulary } from './vocabulary'

export type CheckStep = { name: string; run: () => Promise<CommandResult> }

/** Each checker works out the types that it shares with the others again: on two cores, both of them busy, one takes half the work of four. */
const CHECKERS = String(Math.max(1, Math.floor(availableParallelism() / 2)))

export const checkSteps: readonly CheckStep[] = [
  { name: 'types', run: checkTypes },
  { name: 'lint', run: () => runCommand('oxlint', '--format', 'unix') },
  { name: 'format', run: () => runCommand('oxfmt', '--check') },
  { name: 'architecture rules', run: checkRules },
  { name: 'vocabulary', run: checkWords },
  { name: 'sizes', run: checkLimits },
  { name: 'dead code', run: () => runCommand('knip', '--no-progress') },
  // What only tests use is dead too, unless it is `@public`; accessors for tests alone carry `@internal`.
  { name: 'unused by the product', run: () => runCommand('knip', '--production', '--no-progress') },
  { name: 'openapi', run: () => runCommand('tsx', 'scripts/openapi.ts', '--check') },
]

/** Next writes the types of routes and style modules, which a bare clone has not got yet. */
async function checkTypes(): Promise<CommandResult> {
  const routes = await runCommand('next', 'typegen')
  return routes.ok ? runCommand('tsc', '--noEmit', '--pretty', 'false', '--checkers', CHECKERS) : routes
}

async function checkWords(): Promise<CommandResult> {
  const words = await checkVocabulary(root)
  return { ok: words.length === 0, output: words.join('\n') }
}

async function checkLimits(): Promise<CommandResult> {
  const large = await checkSizes(root)
  return { ok: large.length === 0, output: large.join('\n') }
}

async function checkRules(): Promise<CommandResult> {
  const violations = await checkArchitecture(root)
  return { ok: violations.length === 0, output: violations.join('\n') }
}
