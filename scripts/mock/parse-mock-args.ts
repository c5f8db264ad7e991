import { parseArgs } from 'node:util'

export const MOCK_USAGE = `npm run mock [-- --port 3000] [--gateway-port 4000] [--seed 1]
  Собранный магазин на подставном шлюзе: без базы, с придуманными ответами.
  --port          порт магазина, или PORT
  --gateway-port  порт шлюза, по нему же задают ответы, или GATEWAY_PORT
  --seed          другие придуманные ответы, или MOCK_SEED
  --help          эта справка
  Что можно задать и как — docs/mock.md`

const MAX_PORT = 65_535
const OPTIONS = {
  port: { type: 'string' },
  'gateway-port': { type: 'string' },
  seed: { type: 'string' },
  help: { type: 'boolean' },
} as const

export type MockArgs = { port: number; gatewayPort: number; seed: number }

/** What the command line and the environment ask for, or in words what is wrong with it. */
export function parseMockArgs(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): MockArgs | string {
  const { values, tokens, positionals } = parseArgs({
    args: [...args],
    options: OPTIONS,
    strict: false,
    tokens: true,
  })
  const unknown = tokens.find((token) => token.kind === 'option' && !Object.hasOwn(OPTIONS, token.name))
  if (unknown?.kind === 'option') return `Нет параметра ${unknown.rawName}.`
  if (positionals[0] !== undefined) return `Лишнее слово: ${positionals[0]}.`
  const port = numberOf('--port', values.port ?? (environment['PORT'] || '3000'), 1, MAX_PORT)
  const gatewayPort = numberOf(
    '--gateway-port',
    values['gateway-port'] ?? (environment['GATEWAY_PORT'] || '4000'),
    1,
    MAX_PORT,
  )
  const seed = numberOf(
    '--seed',
    values.seed ?? (environment['MOCK_SEED'] || '1'),
    0,
    Number.MAX_SAFE_INTEGER,
  )
  for (const one of [port, gatewayPort, seed]) if (typeof one === 'string') return one
  if (port === gatewayPort) return `Магазину и шлюзу нужны два порта, а названы ${port} и ${gatewayPort}.`
  // The guarantee: words have been returned above.
  return { port, gatewayPort, seed } as MockArgs
}

/** How a taken port is got around. */
export function portTaken(port: number, option: '--port' | '--gateway-port'): string {
  return `Порт ${port} занят: остановите то, что его слушает, или выберите другой: npm run mock -- ${option} ${port + 1}`
}

function numberOf(option: string, given: string | boolean, min: number, max: number): number | string {
  const value = typeof given === 'string' && given.trim() !== '' ? Number(given) : Number.NaN
  const isRight = Number.isInteger(value) && value >= min && value <= max
  return isRight ? value : `${option} — целое число от ${min} до ${max}, а не «${given}».`
}
