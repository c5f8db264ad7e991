import { alertBindings } from '@/gateway/routes/accounts/alerts'
import { addressBindings } from '@/gateway/routes/site/addresses'
import { autoserviceBindings } from '@/gateway/routes/site/autoservice'
import { brandBindings } from '@/gateway/routes/catalog/brands'
import { cartBindings } from '@/gateway/routes/cart/cart'
import { cartUploadBindings } from '@/gateway/routes/cart/cart-upload'
import { carBindings } from '@/gateway/routes/catalog/cars'
import { catalogBindings } from '@/gateway/routes/catalog/catalog'
import { crmBindings } from '@/gateway/routes/site/crm'
import { confirmationBindings } from '@/gateway/routes/accounts/confirmation'
import { checkoutBindings } from '@/gateway/routes/cart/checkout'
import { contentBindings } from '@/gateway/routes/catalog/content'
import { hrBindings } from '@/gateway/routes/site/hr'
import { giftCardBindings } from '@/gateway/routes/cart/gift-cards'
import { loyaltyBindings } from '@/gateway/routes/cart/loyalty'
import { orderLifeBindings } from '@/gateway/routes/orders/order-life'
import { returnBindings } from '@/gateway/routes/orders/returns'
import { orderLookUpBindings } from '@/gateway/routes/orders/order-look-up'
import { orderDocumentBindings } from '@/gateway/routes/orders/order-documents'
import { orderBindings } from '@/gateway/routes/orders/orders'
import { pageBindings } from '@/gateway/routes/catalog/pages'
import { originalCatalogBindings } from '@/gateway/routes/catalog/originals/original-catalogs'
import { passportBindings } from '@/gateway/routes/accounts/passport'
import { priceBindings } from '@/gateway/routes/catalog/prices'
import { publicApiBindings } from '@/gateway/routes/site/public-api'
import { questionBindings } from '@/gateway/routes/catalog/questions'
import { reviewBindings } from '@/gateway/routes/catalog/reviews'
import { searchBindings } from '@/gateway/routes/catalog/search'
import { seoBindings } from '@/gateway/routes/catalog/seo'
import { sessionBindings } from '@/gateway/routes/accounts/sessions'
import { storageBindings } from '@/gateway/routes/accounts/storage'
import { tyreStorageBindings } from '@/gateway/routes/site/tyre-storage'
import { vehicleBindings } from '@/gateway/routes/catalog/vehicles'
import type { AddressLookup } from '@/gateway/core/ports/address-lookup'
import type { PartyLookup } from '@/gateway/core/ports/party-lookup'
import { partyBindings } from '@/gateway/routes/site/parties'
import type { OriginalCatalogSource } from '@/gateway/core/ports/original-catalog-source'
import type { InquiryDesk } from '@/gateway/core/ports/messenger'
import type { PaymentProvider } from '@/gateway/core/ports/payment-provider'
import type { ServiceDeps } from '@/gateway/services/deps'

type Services = {
  payments: PaymentProvider | undefined
  addresses: AddressLookup
  parties: PartyLookup
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
    ...pageBindings(deps, originals),
    ...searchBindings(deps),
    ...priceBindings(deps),
    ...brandBindings(deps),
    ...contentBindings(deps),
    ...hrBindings(deps),
    ...reviewBindings(deps),
    ...questionBindings(deps),
    ...passportBindings(deps),
    ...confirmationBindings(deps),
    ...addressBindings(addresses),
    ...partyBindings(deps, parties),
    ...carBindings(deps),
    ...tyreStorageBindings(deps),
    ...autoserviceBindings(deps, inquiryDesk),
    ...vehicleBindings(deps, originals),
    ...originalCatalogBindings(originals),
    ...sessionBindings(deps),
    ...storageBindings(deps),
    ...alertBindings(deps),
    ...publicApiBindings(deps),
    ...cartBindings(deps),
    ...cartUploadBindings(deps),
    ...checkoutBindings(deps),
    ...orderBindings(deps),
    ...orderLifeBindings(deps, payments),
    ...returnBindings(deps),
    ...orderDocumentBindings(deps),
    ...orderLookUpBindings(deps),
    ...loyaltyBindings(deps),
    ...giftCardBindings(deps, payments),
    ...crmBindings(deps, inquiryDesk),
  ]
}
