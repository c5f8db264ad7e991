import { GatewayError } from '@/lib/gateway/errors'

const NO_ANSWER = 'Сервис временно недоступен. Попробуйте позже.'

/** The client resolves to nothing when it has said all there was to say: for the checkout that is a failure too. */
export async function answered<Answer>(call: Promise<Answer | undefined>): Promise<Answer> {
  const answer = await call
  if (answer === undefined) throw new GatewayError({ kind: 'outdated', message: NO_ANSWER })
  return answer
}
