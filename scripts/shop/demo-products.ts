const DEMO_PRODUCTS = '20000'

/** Size of the demo shop that an empty embedded database is filled with, unless the settings say otherwise. */
export function demoProducts(): string {
  return process.env.DEMO_PRODUCTS || (process.env.DATABASE_URL ? '0' : DEMO_PRODUCTS)
}
