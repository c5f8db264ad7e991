import type { Database } from '@/gateway/core/database'
import type { Logger } from '@/gateway/core/logger'
import { seedDemoAccounts } from '@/gateway/demo/people/seed-demo-accounts'
import { seedDemoGarage } from '@/gateway/demo/people/seed-demo-garage'
import { seedDemoCommerce } from '@/gateway/demo/people/seed-demo-commerce'
import { seedDemoPurchases } from '@/gateway/demo/people/seed-demo-purchases'
import { seedDemoStorage } from '@/gateway/demo/people/seed-demo-storage'
import { seedDemoAutoservice } from '@/gateway/demo/services/seed-demo-autoservice'
import { seedDemoReviews } from '@/gateway/demo/people/seed-demo-reviews'
import { demoAddressLookup } from '@/gateway/demo/addresses/demo-address-lookup'
import { demoPartyLookup } from '@/gateway/demo/parties/demo-party-lookup'
import { demoBank } from '@/gateway/demo/services/demo-bank'
import { demoBankRoutes } from '@/gateway/demo/services/demo-bank-routes'
import { createDemoPictureSource } from '@/gateway/demo/pictures/create-demo-picture-source'
import { seedDemoOriginals } from '@/gateway/demo/originals/seed-demo-originals'
import { hasDemoShop } from '@/gateway/demo/has-demo-shop'
import { isUnused, seedDemoShop } from '@/gateway/demo/seed-demo-shop'

async function fillEmptyShop(db: Database, count: number, logger: Logger) {
  if (!(await isUnused(db))) return
  const startedAt = Date.now()
  logger.info({ products: count }, 'filling the empty database with the demo shop')
  await seedDemoShop(db, { products: count })
  logger.info({ seconds: (Date.now() - startedAt) / 1000 }, 'the demo shop is there')
}

/** Fills an unused database; what an owner has put there stays alone. */
async function fillDemoShop(db: Database, count: number, logger: Logger) {
  await fillEmptyShop(db, count, logger)
  // People with a published password have no business beside an owner's own products.
  if (!(await hasDemoShop(db))) return
  if (await seedDemoOriginals(db)) logger.info('the demo original catalogues are there')
  if (await seedDemoAccounts(db)) logger.info('the demo accounts are there')
  if (await seedDemoGarage(db, new Date())) logger.info('the demo garages are there')
  if (await seedDemoCommerce(db)) logger.info('the demo delivery is there')
  if (await seedDemoPurchases(db, new Date())) logger.info('the demo orders are there')
  if (await seedDemoStorage(db, new Date())) logger.info('the demo wheels in storage are there')
  if (await seedDemoAutoservice(db, new Date())) logger.info('the demo car services are there')
  if (await seedDemoReviews(db, new Date())) logger.info('the demo reviews are there')
}

/** The part of a demo shop that `startGateway` uses. */
export const demoShop = {
  isIn: hasDemoShop,
  fill: fillDemoShop,
  pictures: createDemoPictureSource(),
  bank: demoBank,
  addresses: demoAddressLookup,
  parties: demoPartyLookup,
  inquiriesEmail: 'inquiries@example.com',
  routes: demoBankRoutes,
}
