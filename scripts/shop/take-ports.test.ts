import { expect, it } from 'vitest'
import { readPorts } from './take-ports'

it.each([
  [{}, { port: 3000, gatewayPort: 4000 }],
  [
    { PORT: '', GATEWAY_PORT: '' },
    { port: 3000, gatewayPort: 4000 },
  ],
  [
    { PORT: '8080', GATEWAY_PORT: '65535' },
    { port: 8080, gatewayPort: 65_535 },
  ],
])('of %j the ports are %j', (environment, ports) => {
  expect(readPorts(environment)).toEqual(ports)
})

it.each([
  [{ PORT: 'abc' }, 'PORT — целое число от 1 до 65535, а не «abc».'],
  [{ PORT: '0' }, 'PORT — целое число от 1 до 65535, а не «0».'],
  [{ GATEWAY_PORT: '65536' }, 'GATEWAY_PORT — целое число от 1 до 65535, а не «65536».'],
  [{ GATEWAY_PORT: '80.5' }, 'GATEWAY_PORT — целое число от 1 до 65535, а не «80.5».'],
  [{ PORT: '4000' }, 'Магазину и шлюзу нужны разные порты, а PORT и GATEWAY_PORT — оба 4000.'],
])('%j is refused: %s', (environment, words) => {
  expect(readPorts(environment)).toBe(words)
})
