import { DEMO_PASSWORD, DEMO_RETAIL } from '@/gateway/demo/people/demo-people'
import { checkCode, sendCode } from '@/lib/gateway/contracts/accounts/confirmation'
import { createProfile, login } from '@/lib/gateway/contracts/accounts/passport'
import { createGatewayClient, type GatewayClient } from '@/lib/gateway/client'

/** A visitor with cookies of their own. */
export type Person = {
  call: GatewayClient['call']
  /** As a `Cookie` header. */
  cookies: () => string
}

/** `origin` is that of a shop, or of a gateway. */
function createPerson(origin: string): Person {
  const jar = new Map<string, string>()
  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const client = createGatewayClient({
    origin,
    headers: () => ({ origin, cookie: cookies() }),
    onResponse(headers) {
      for (const line of headers.getSetCookie()) {
        const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
        jar.set(name, value)
      }
    },
  })
  return { call: (operation, request, options) => client.call(operation, request, options), cookies }
}

export async function signIn(origin: string): Promise<Person> {
  const person = createPerson(origin)
  await person.call(login, { body: { phone: DEMO_RETAIL.phone, password: DEMO_PASSWORD } })
  return person
}

/** A new customer with a phone that a code has confirmed, as the gateway's outbox shows it. */
export async function register(gateway: string, number: number): Promise<Person> {
  const person = createPerson(gateway)
  const phone = `7911${String(number).padStart(7, '0')}`
  const claim = { phone, purpose: 'register' } as const
  await person.call(sendCode, { body: claim })
  const { token } = await person.call(checkCode, { body: { ...claim, code: await readCode(gateway, phone) } })
  await person.call(createProfile, {
    body: { phone, name: 'Пётр', password: DEMO_PASSWORD, code: token, isSubscribe: false, isAgree: true },
  })
  return person
}

async function readCode(gateway: string, phone: string): Promise<string> {
  const { messages } = (await (await fetch(`${gateway}/outbox.json?to=${phone}`)).json()) as {
    messages: { text: string }[]
  }
  const code = /\b\d{4}\b/.exec(messages[0]?.text ?? '')?.[0]
  if (code === undefined) throw new Error(`No code was sent to ${phone}`)
  return code
}
