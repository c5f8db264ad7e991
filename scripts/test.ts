import { spawn } from 'node:child_process'
import path from 'node:path'
import { runChecks } from './check/run-checks'
import { type CheckStep, checkSteps } from './check/steps'
import { ensureBuild } from './shop/ensure-build'
import { root } from './shop/paths'
import { countPlaywright, countVitest, sumTotals, type Totals } from './test/count-results'
import { ensureChromium } from './test/ensure-chromium'
import { runSuite } from './test/run-suite'

type Part = () => Promise<Totals>

const MINUTE_MS = 60_000
const ONE_FAILURE: Totals = { passed: 0, failed: 1, skipped: 0 }
const MAIN_BRANCH = 'main'

/**
 * What is read out of a file later is read without colours: thousands of dots, each with codes around it, hide what failed. Playwright
 * sees that by itself.
 */
const PLAIN: Record<string, string> = process.stdout.isTTY ? {} : { NO_COLOR: '1' }

const buildStep: CheckStep = {
  name: 'build',
  run: () =>
    ensureBuild().then(
      () => ({ ok: true, output: '' }),
      (error: unknown) => ({ ok: false, output: error instanceof Error ? error.message : String(error) }),
    ),
}

const isOfTypes = ({ name }: CheckStep) => ['types', 'lint'].includes(name)

async function runSteps(...lanes: (readonly CheckStep[])[]): Promise<Totals> {
  const totals = await Promise.all(lanes.map((steps) => runChecks(steps, 1)))
  return sumTotals(totals.map((lane) => ({ ...lane, skipped: 0 })))
}

function vitest(...args: string[]): Promise<Totals> {
  return runSuite({
    program: 'vitest',
    args: ['run', '--reporter=dot', '--reporter=json', ...args],
    report: (file) => ({ args: [`--outputFile.json=${file}`], env: PLAIN }),
    count: countVitest,
  })
}

/** Single-threaded checks run beside parallel ones. The build writes Next's types anew, so it waits for the checks that read them. */
const check: Part = () =>
  runSteps(
    [...checkSteps.filter(isOfTypes), buildStep],
    checkSteps.filter((step) => !isOfTypes(step)),
  )

/** Types and lint, beside the units of what differs from the main branch. */
const quick: Part = async () =>
  sumTotals(
    await Promise.all([
      runSteps(checkSteps.filter(isOfTypes)),
      vitest(`--changed=${MAIN_BRANCH}`, '--passWithNoTests'),
    ]),
  )

/** Rules, components, the gateway on its databases, and the contract. */
const unit: Part = () => vitest()

const e2e: Part = async () => {
  await ensureBuild()
  const chromium = ensureChromium()
  return runSuite({
    program: 'playwright',
    args: ['test', '--reporter=dot,json'],
    report: (file) => ({ env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, CHROMIUM_PATH: chromium } }),
    count: countPlaywright,
  })
}

/** The shop on several machines, and what becomes of it when one of them dies. */
const machines: Part = async () => {
  await ensureBuild()
  return vitest('--config=vitest.topology.config.ts')
}

const EVERYTHING: Readonly<Record<string, Part>> = {
  check,
  unit,
  e2e,
  ...(process.env.CI ? { machines } : {}),
}
const PARTS: Readonly<Record<string, Part>> = { quick, ...EVERYTHING }

/** A part that cannot even start counts as one failure, and the others still run. */
async function attempt(name: string, part: Part): Promise<Totals> {
  console.log(`\n— ${name}`)
  const began = performance.now()
  try {
    return await part()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return ONE_FAILURE
  } finally {
    console.log(`\n${name}: ${((performance.now() - began) / MINUTE_MS).toFixed(1)} min`)
  }
}

async function test(parts: Readonly<Record<string, Part>>): Promise<void> {
  let totals: Totals = { passed: 0, failed: 0, skipped: 0 }
  for (const [name, part] of Object.entries(parts)) totals = sumTotals([totals, await attempt(name, part)])
  if (totals.skipped > 0) console.log(`\n${totals.skipped} skipped`)
  console.log(`\n${totals.passed} passed, ${totals.failed} failed`)
  process.exitCode = totals.failed > 0 ? 1 : 0
}

function watch(): void {
  const program = path.join(root, 'node_modules/.bin/vitest')
  spawn(program, ['--changed'], { cwd: root, stdio: 'inherit' }).on('exit', (code) => process.exit(code ?? 1))
}

function refuse(requested: string): void {
  const isHelp = requested === '--help'
  const usage = `npm test [-- ЧАСТЬ]\n  Проверки и тесты: все или одна часть из ${[...Object.keys(PARTS), 'watch'].join(', ')}.`
  console[isHelp ? 'log' : 'error'](usage)
  process.exitCode = isHelp ? 0 : 1
}

const [requested] = process.argv.slice(2)
const part = requested === undefined ? undefined : PARTS[requested]
if (requested === 'watch') watch()
else if (requested === undefined) await test(EVERYTHING)
else if (part) await test({ [requested]: part })
else refuse(requested)
