import { runChecks } from './check/run-checks'
import { checkSteps } from './check/steps'

const { failed } = await runChecks(checkSteps)
process.exitCode = failed > 0 ? 1 : 0
