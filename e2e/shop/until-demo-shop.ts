/** Waits until the run's demo shop is there; from then on `SHOP_URL` and `GATEWAY_URL` name it in this process. */
export async function untilDemoShop(): Promise<void> {
  const { SHOP_URL, SHOP_STARTER } = process.env
  if (SHOP_URL) return
  if (!SHOP_STARTER) throw new Error('SHOP_STARTER is set by the global setup')
  const response = await fetch(SHOP_STARTER)
  if (!response.ok) throw new Error(await response.text())
  // The guarantee: the global setup sends it.
  const shop = (await response.json()) as { url: string; gatewayUrl: string }
  process.env.SHOP_URL = shop.url
  process.env.GATEWAY_URL = shop.gatewayUrl
}
