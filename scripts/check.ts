import { runChecks } from './check/run-checks'
import { checkSteps } from './check/steps'
import { takeNoArguments } from './shop/take-no-arguments'

takeNoArguments(`npm run check
  Типы, правила кода, оформление, слои, слова, лишнее и описание API.`)

const { failed } = await runChecks(checkSteps)
process.exitCode = failed > 0 ? 1 : 0
