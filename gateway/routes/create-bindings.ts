import { addressBindings } from '@/gateway/routes/addresses'
import { autoserviceBindings } from '@/gateway/routes/autoservice'
import { brandBindings } from '@/gateway/routes/brands'
import { cartBindings } from '@/gateway/routes/cart'
import { cartUploadBindings } from '@/gateway/routes/cart-upload'
import { carBindings } from '@/gateway/routes/cars'
import { catalogBindings } from '@/gateway/routes/catalog'
import { crmBindings } from '@/gateway/routes/crm'
import { confirmationBindings } from '@/gateway/routes/confirmation'
import { checkoutBindings } from '@/gateway/routes/checkout'
import { contentBindings } from '@/gateway/routes/content'
import { hrBindings } from '@/gateway/routes/hr'
import { giftCardBindings } from '@/gateway/routes/gift-cards'
import { loyaltyBindings } from '@/gateway/routes/loyalty'
import { orderLifeBindings } from '@/gateway/routes/order-life'
import { orderLookUpBindings } from '@/gateway/routes/order-look-up'
import { orderPaperBindings } from '@/gateway/routes/order-papers'
import { orderBindings } from '@/gateway/routes/orders'
import { originalCatalogBindings } from '@/gateway/routes/original-catalogs'
import { passportBindings } from '@/gateway/routes/passport'
import { priceBindings } from '@/gateway/routes/prices'
import { publicApiBindings } from '@/gateway/routes/public-api'
import { reviewBindings } from '@/gateway/routes/reviews'
import { searchBindings } from '@/gateway/routes/search'
import { seoBindings } from '@/gateway/routes/seo'
import { sessionBindings } from '@/gateway/routes/sessions'
import { storageBindings } from '@/gateway/routes/storage'
import { tyreStorageBindings } from '@/gateway/routes/tyre-storage'
import { vehicleBindings } from '@/gateway/routes/vehicles'
import type { AddressBook } from '@/gateway/core/address-book'
import type { PartyBook } from '@/gateway/core/party-book'
import { partyBindings } from '@/gateway/routes/parties'
import type { OriginalCatalogSource } from '@/gateway/core/original-catalog-source'
import type { InquiryDesk } from '@/gateway/core/messenger'
import type { PaymentProvider } from '@/gateway/core/payment-provider'
import type { ServiceDeps } from '@/gateway/services/deps'

type Services = {
  payments: PaymentProvider | undefined
  addresses: AddressBook
  parties: PartyBook
  originals: OriginalCatalogSource
  inquiryDesk: InquiryDesk
}

/** Every call that this gateway answers; `open-operations.ts` lists the rest. */
export function createBindings(
  deps: ServiceDeps,
  { payments, addresses, parties, originals, inquiryDesk }: Services,
) {
  return [
    ...seoBindings(deps, originals),
    ...catalogBindings(deps),
    ...searchBindings(deps),
    ...priceBindings(deps),
    ...brandBindings(deps),
    ...contentBindings(deps),
    ...hrBindings(deps),
    ...reviewBindings(deps),
    ...passportBindings(deps),
    ...confirmationBindings(deps),
    ...addressBindings(addresses),
    ...partyBindings(deps, parties),
    ...carBindings(deps),
    ...tyreStorageBindings(deps),
    ...autoserviceBindings(deps, inquiryDesk),
    ...vehicleBindings(deps),
    ...originalCatalogBindings(originals),
    ...sessionBindings(deps),
    ...storageBindings(deps),
    ...publicApiBindings(deps),
    ...cartBindings(deps),
    ...cartUploadBindings(deps),
    ...checkoutBindings(deps),
    ...orderBindings(deps),
    ...orderLifeBindings(deps, payments),
    ...orderPaperBindings(deps),
    ...orderLookUpBindings(deps),
    ...loyaltyBindings(deps),
    ...giftCardBindings(deps, payments),
    ...crmBindings(deps, inquiryDesk),
  ]
}
