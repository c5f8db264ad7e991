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
  [{ PORT: 'abc' }, 'PORT is a whole number from 1 to 65535, not «abc».'],
  [{ PORT: '0' }, 'PORT is a whole number from 1 to 65535, not «0».'],
  [{ GATEWAY_PORT: '65536' }, 'GATEWAY_PORT is a whole number from 1 to 65535, not «65536».'],
  [{ GATEWAY_PORT: '80.5' }, 'GATEWAY_PORT is a whole number from 1 to 65535, not «80.5».'],
  [{ PORT: '4000' }, 'The shop and its gateway need two ports: PORT and GATEWAY_PORT are 4000.'],
])('%j is refused: %s', (environment, words) => {
  expect(readPorts(environment)).toBe(words)
})
