import { startShop } from './start-shop'

/** One shop for the whole run; `SHOP_URL` (with `GATEWAY_URL`) names one that runs already. */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.SHOP_URL) return undefined
  const shop = await startShop()
  process.env.SHOP_URL = shop.url
  process.env.GATEWAY_URL = shop.gatewayUrl
  return shop.stop
}
