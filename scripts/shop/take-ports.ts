import { isPortTaken } from './processes.ts'

const MAX_PORT = 65_535
const USUAL = { PORT: 3000, GATEWAY_PORT: 4000 }

export type Ports = { port: number; gatewayPort: number }

/** The ports that the environment names for the shop and its gateway, or in words what is wrong with them. */
export function readPorts(environment: Readonly<Record<string, string | undefined>>): Ports | string {
  const port = Number(environment['PORT'] || USUAL.PORT)
  const gatewayPort = Number(environment['GATEWAY_PORT'] || USUAL.GATEWAY_PORT)
  const named = Object.entries({ PORT: port, GATEWAY_PORT: gatewayPort })
  const [wrong] = named.find(([, one]) => !Number.isInteger(one) || one < 1 || one > MAX_PORT) ?? []
  if (wrong !== undefined) return `${wrong} — целое число от 1 до ${MAX_PORT}, а не «${environment[wrong]}».`
  if (port === gatewayPort) return `Магазину и шлюзу нужны разные порты, а PORT и GATEWAY_PORT — оба ${port}.`
  return { port, gatewayPort }
}

/** The ports that a command is to listen on. A wrong or a taken one ends it with a line that names it. */
export async function takePorts(command: string, { hasGateway = true } = {}): Promise<Ports> {
  // The port of a gateway elsewhere is not looked at.
  const ports = readPorts(hasGateway ? process.env : { PORT: process.env.PORT, GATEWAY_PORT: '1' })
  if (typeof ports === 'string') return refuse(ports)
  const requested = hasGateway ? { PORT: ports.port, GATEWAY_PORT: ports.gatewayPort } : { PORT: ports.port }
  for (const [variable, port] of Object.entries(requested)) {
    if (await isPortTaken(port)) refuse(`Порт ${port} занят. Задайте другой: ${variable}=… ${command}`)
  }
  return ports
}

function refuse(words: string): never {
  console.error(words)
  process.exit(1)
}
