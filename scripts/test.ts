import { runChecks } from './check/run-checks'
import { type CheckStep, checkSteps } from './check/steps'
import { ensureBuild } from './shop/ensure-build'
import { countPlaywright, countVitest, sumTotals, type Totals } from './test/count-results'
import { ensureChromium } from './test/ensure-chromium'
import { runSuite } from './test/run-suite'

const NOTHING: Totals = { passed: 0, failed: 0, skipped: 0 }
const MINUTE_MS = 60_000
const ONE_FAILURE: Totals = { passed: 0, failed: 1, skipped: 0 }

/**
 * What is read out of a file later is read without colours: thousands of dots, each with codes around it, hide what failed. Playwright
 * sees that by itself.
 */
const PLAIN: Record<string, string> = process.stdout.isTTY ? {} : { NO_COLOR: '1' }

const vitestReport = (file: string) => ({ args: [`--outputFile.json=${file}`], env: PLAIN })

function announce(part: string): void {
  console.log(`\n— ${part}`)
}

const buildStep: CheckStep = {
  name: 'build',
  run: () =>
    ensureBuild().then(
      () => ({ ok: true, output: '' }),
      (error: unknown) => ({ ok: false, output: error instanceof Error ? error.message : String(error) }),
    ),
}

/** Checks of one thread run beside those of many. The build writes Next's types anew, so it waits for whoever reads them. */
async function check(): Promise<Totals> {
  announce('check, build')
  const readsTypes = ({ name }: CheckStep) => ['types', 'lint'].includes(name)
  const lanes = await Promise.all([
    runChecks([...checkSteps.filter(readsTypes), buildStep], 1),
    runChecks(
      checkSteps.filter((step) => !readsTypes(step)),
      1,
    ),
  ])
  return sumTotals(lanes.map((lane) => ({ ...lane, skipped: 0 })))
}

/** Rules, components, the gateway on its databases, and the contract. */
async function unit(): Promise<Totals> {
  announce('unit, component, gateway, contract')
  return runSuite({
    program: 'vitest',
    args: ['run', '--reporter=dot', '--reporter=json'],
    report: vitestReport,
    count: countVitest,
  })
}

async function journeys(): Promise<Totals> {
  announce('end to end')
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
async function machines(): Promise<Totals> {
  announce('many machines')
  await ensureBuild()
  return runSuite({
    program: 'vitest',
    args: ['run', '--config=vitest.topology.config.ts', '--reporter=dot', '--reporter=json'],
    report: vitestReport,
    count: countVitest,
  })
}

/** A part that cannot even start counts as one failure, and the others still run. */
async function attempt(part: () => Promise<Totals>): Promise<Totals> {
  const began = performance.now()
  try {
    return await part()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return ONE_FAILURE
  } finally {
    console.log(`\n${part.name}: ${((performance.now() - began) / MINUTE_MS).toFixed(1)} min`)
  }
}

let totals = NOTHING
for (const part of [check, unit, journeys, machines]) totals = sumTotals([totals, await attempt(part)])

if (totals.skipped > 0) console.log(`\n${totals.skipped} skipped`)
console.log(`\n${totals.passed} passed, ${totals.failed} failed`)
process.exitCode = totals.failed > 0 ? 1 : 0
