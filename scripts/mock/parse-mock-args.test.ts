import { expect, it } from 'vitest'
import { parseMockArgs, portTaken } from './parse-mock-args'

it.each([
  [[], {}, { port: 3000, gatewayPort: 4000, seed: 1 }],
  [[], { PORT: '3100', GATEWAY_PORT: '4100', MOCK_SEED: '7' }, { port: 3100, gatewayPort: 4100, seed: 7 }],
  [
    ['--port', '3200', '--gateway-port=4200', '--seed', '2'],
    { PORT: '1' },
    { port: 3200, gatewayPort: 4200, seed: 2 },
  ],
  [[], { PORT: '', MOCK_SEED: '' }, { port: 3000, gatewayPort: 4000, seed: 1 }],
])('%j with %j is read', (args, environment, requested) => {
  expect(parseMockArgs(args, environment)).toEqual(requested)
})

it.each([
  [['--ports', '1'], {}, 'Нет параметра --ports.'],
  [['-x'], {}, 'Нет параметра -x.'],
  [['start'], {}, 'Лишнее слово: start.'],
  [['--port', 'x'], {}, '--port — целое число от 1 до 65535, а не «x».'],
  [['--port'], {}, '--port — целое число от 1 до 65535, а не «true».'],
  [[], { PORT: '70000' }, '--port — целое число от 1 до 65535, а не «70000».'],
  [[], { MOCK_SEED: 'abc' }, '--seed — целое число от 0 до 9007199254740991, а не «abc».'],
  [['--port', '4000'], {}, 'Магазину и шлюзу нужны два порта, а названы 4000 и 4000.'],
])('%j with %j is refused in words', (args, environment, words) => {
  expect(parseMockArgs(args, environment)).toBe(words)
})

it('a taken port says what to do', () => {
  expect(portTaken(3000, '--port')).toBe(
    'Порт 3000 занят: остановите то, что его слушает, или выберите другой: npm run mock -- --port 3001',
  )
})
