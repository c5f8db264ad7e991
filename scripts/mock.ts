import { CONTROL_PATH } from '../tests/mock/control-routes.ts'
import { startMockedShop } from '../tests/mock/start-mocked-shop.ts'
import { ensureBuild } from './shop/ensure-build.ts'
import { takePorts } from './shop/take-ports.ts'

const { port, gatewayPort } = await takePorts('npm run mock')
const seed = Number(process.env.MOCK_SEED ?? 1)

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
