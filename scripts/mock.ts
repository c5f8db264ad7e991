import { CONTROL_PATH } from '../tests/mock/control-routes.ts'
import { startMockedShop } from '../tests/mock/start-mocked-shop.ts'
import { MOCK_USAGE, parseMockArgs, portTaken } from './mock/parse-mock-args.ts'
import { ensureBuild } from './shop/ensure-build.ts'
import { isPortTaken } from './shop/processes.ts'

const given = process.argv.slice(2)
if (given.includes('--help')) {
  console.log(MOCK_USAGE)
  process.exit(0)
}
const args = parseMockArgs(given, process.env)
if (typeof args === 'string') refuse(`${args}\n\n${MOCK_USAGE}`)
const { port, gatewayPort, seed } = args
if (await isPortTaken(port)) refuse(portTaken(port, '--port'))
if (await isPortTaken(gatewayPort)) refuse(portTaken(gatewayPort, '--gateway-port'))

await ensureBuild()
const began = Date.now()
const shop = await startMockedShop({ port, gatewayPort, seed })
const stop = async () => {
  await shop.stop()
  process.exit(0)
}
process.on('SIGINT', () => void stop())
process.on('SIGTERM', () => void stop())

console.log(
  `\nАрус на подставном шлюзе: http://localhost:${port}  (${((Date.now() - began) / 1000).toFixed(1)} s)`,
)
console.log(
  `Ответы задаются здесь: PUT ${shop.gatewayUrl}${CONTROL_PATH}/<вызов или служба>, см. docs/mock.md`,
)
console.log(
  'Войти можно с любым паролем: почта corporate@… компания, admin@… администратор, другая — покупатель.',
)
console.log('Остановить: Ctrl-C\n')

function refuse(words: string): never {
  console.error(words)
  process.exit(2)
}
