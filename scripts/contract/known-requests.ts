import { formatModifiers } from '@/lib/parts/media-path'
import type { OperationRequest } from '@/scripts/contract/send-operation'
import type { CarFacts, OriginalFacts, ShopFacts } from '@/scripts/contract/shop-facts'
import type { SignIns } from '@/scripts/contract/sign-in'

type Requests = Record<string, OperationRequest[]>

/** What a shopper may ask for before anything is bought. */
function shoppingRequests({ brand, article }: ShopFacts['product'], { retail }: SignIns): Requests {
  const items = [{ brand, article, price: 100, quantity: 2 }]
  return {
    readCart: [{}],
    checkCart: [{}],
    recountCart: [{}],
    getOrderPattern: [{}],
    getOrderOptions: [{}],
    checkWriteoff: [{ body: { delivery: 'pickup', person: 'person_1' } }],
    listOrders: [{}, { body: { page: 3, limit: 5, search: article } }],
    listArchivedOrders: [{}],
    deleteProductAlert: [{ body: { brand, article } }],
    ...(retail && {
      calculateWriteoff: [{ body: { items } }, { body: { items: [] } }],
      findBonusCard: [{}],
      readProgress: [{}],
      listBonusOperations: [{}],
      listPromoCodes: [{}],
    }),
  }
}

/** What a signed-in person may ask for in any shop. */
function personalRequests({ retail, corporate }: SignIns): Requests {
  return {
    readProfile: [{}],
    ...((retail ?? corporate) && {
      updateProfile: [{ body: {} }],
      listSessions: [{}],
      listOwnQuestions: [{}],
      readApiToken: [{}],
      getStorage: [{ body: { keys: ['order', 'bookmarks'] } }],
    }),
    ...(corporate && { listClients: [{}], listManagers: [{}] }),
  }
}

/** Requests of a shopper with a car. */
function vehicleRequests({ makeId, modelId, carId, uuid, words, service }: CarFacts, code: string): Requests {
  return {
    listManufacturers: [{}],
    listVehicleModels: [{ params: { id: makeId } }],
    listVehicleCars: [{ params: { id: modelId } }],
    searchVehicles: [{ query: { find: words } }, { query: { find: 'nothing of the kind' } }],
    getVehicleCar: [{ params: { id: carId } }],
    getAssistants: [
      { params: { id: carId } },
      { params: { id: carId }, query: { with_assist: '1', year: 2015 } },
    ],
    judgeFitment: [{ body: { carId, products: [code] } }, { body: { carId, year: 2015, products: [] } }],
    readVin: [{ params: { vin: 'XTAGFK330JY144213' } }],
    listCarSelections: [{ params: { x: 'tyres' }, body: { carId } }],
    getCarSelection: [{ params: { x: 'oils' }, body: { carId } }],
    listCarBrands: [{}],
    ...(service && {
      listCarModels: [{ body: { uuid: service.brand } }],
      listCarModifications: [{ body: { uuid: service.model } }],
    }),
    ...(uuid !== null && { listMaintenanceParts: [{ body: { uuid } }] }),
  }
}

/** Requests of a mechanic to the makers' catalogues. */
function originalRequests({ vin, scope, wizard, groupId, unitId, number }: OriginalFacts): Requests {
  const { code } = scope
  return {
    findVehicleByVin: [{ body: { vin } }],
    listWizardSteps: [{ body: { code } }, { body: { code, ssd: wizard } }],
    findVehiclesByWizard: [{ body: { code, ssd: wizard } }],
    listOriginalGroups: [{ body: scope }],
    getOriginalCategory: [{ body: { ...scope, groupId } }],
    listOriginalUnits: [{ body: scope }, { body: { ...scope, groupId } }],
    getOriginalUnit: [{ body: { ...scope, unitId } }],
    searchOriginalPart: [{ body: number }, { body: { article: 'no-such-number' } }],
    listOriginalPartVehicles: [
      { body: number },
      { body: { ...number, code } },
      { body: { article: 'no-such-number', others: [number] } },
    ],
    listOriginalPartUnits: [{ body: { ...scope, ...number } }],
    collectOriginalUnits: [{ body: { ...scope, unitIds: [unitId] } }, { body: { ...scope, unitIds: [] } }],
  }
}

/** Requests that a shop with these facts has to answer with success, by operation. */
export function knownRequests(
  { section, product, brand, picture, car, original }: ShopFacts,
  signIns: SignIns = {},
): Requests {
  const { code, article, title } = product
  const pair = { brand: product.brand, article }
  return {
    ...personalRequests(signIns),
    ...((signIns.retail ?? signIns.corporate) && shoppingRequests(product, signIns)),
    getMetaData: ['/', `/catalog/${section}`, `/product/${code}`, '/nowhere'].map((uri) => ({
      body: { uri },
    })),
    listProductTags: [{ body: { category: section } }],
    getBootstrap: [{}],
    getSection: [
      { params: { code: section } },
      { params: { code: section }, query: { limit: 3, page: 2, sort: 'price' } },
    ],
    getEntity: [{ params: { code } }],
    readProductPage: [{ params: { code } }],
    readListingPage: [{ body: { listing: { section }, uri: `/catalog/${section}` } }],
    readSearchPage: [
      { body: { words: { query: article }, spellings: [article] } },
      { body: { words: { query: title, page: 2 }, spellings: [] } },
    ],
    searchEntities: [{ body: [code] }, { body: [pair] }, { body: [] }],
    searchListing: [
      { body: { section } },
      { body: { section, page: 2, limit: 3, query: { search: title } } },
      { body: { section, page: 100_000 } },
    ],
    checkProfileExists: [{ body: { phone: '79990000000' } }],
    findParty: [{ body: { inn: '7719501182' } }],
    listSitemapProducts: [{}, { query: { page: 2, limit: 10 } }],
    findSectionByBrandTitle: [{ query: { q: product.brand } }],
    searchByName: [{ query: { query: title } }, { query: { query: article, mode: 'articul' } }],
    autocomplete: [{ query: { query: title.slice(0, 4) } }, { query: { query: article } }],
    findNumbers: [{ body: { text: article } }, { body: { text: `${article}, no-such-number` } }],
    groupParts: [{ body: { article } }, { body: { article: 'no-such-number' } }],
    searchParts: [
      { body: pair },
      ...(product.brandExternalId ? [{ body: { article, brandExternalId: product.brandExternalId } }] : []),
    ],
    findSimilarParts: [{ body: { ...pair, limit: 5 } }],
    calculateBonuses: [{ body: { item: [{ price: 1000 }] } }, { body: { item: { price: 0.01 } } }],
    getPartPrices: [{ body: { items: { 0: { id: 0, ...pair } } } }, { body: { items: {} } }],
    searchPhotos: [{ body: [pair] }],
    listBrands: [{}, { body: { symbol: 'B' } }],
    searchBrands: [{ query: { term: product.brand } }],
    standardizeBrands: [{ body: { titles: [product.brand, '?'] } }],
    getReviews: [{ query: { product_id: code } }, {}],
    getQuestions: [{ params: { code } }],
    listPromotions: [{}],
    listNews: [{}],
    listPress: [{}],
    listVacancies: [{}],
    ...(car && vehicleRequests(car, code)),
    listOriginalCatalogs: [{}],
    ...(original && originalRequests(original)),
    ...(brand && { getBrand: [{ body: { brand } }] }),
    ...(picture && {
      resizeImage: [{ params: { modifiers: formatModifiers({ width: 96, height: 96 }), path: picture } }],
      getMediaFile: [{ params: { path: picture } }],
    }),
  }
}
