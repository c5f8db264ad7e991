import { compiledGateway } from '@/tests/programs/compiled-gateway'

/** The gateway, compiled once for the run, or for this process where the shop runs already: its sources take longer to start. */
export async function gatewayProgram(): Promise<string> {
  const { SHOP_STARTER } = process.env
  if (!SHOP_STARTER) return compiledGateway()
  const response = await fetch(new URL('/gateway-program', SHOP_STARTER))
  if (!response.ok) throw new Error(await response.text())
  return response.text()
}
