import type { OriginalCatalogSource } from '@/gateway/core/ports/original-catalog-source'
import { bind } from '@/gateway/http/bind'
import * as contract from '@/lib/gateway/contracts/catalog/original-catalogs'

export function originalCatalogBindings(source: OriginalCatalogSource) {
  return [
    bind(contract.findVehicleByVin, ({ body }) => source.findVehicleByVin(body)),
    bind(contract.listOriginalCatalogs, () => source.listOriginalCatalogs({})),
    bind(contract.listWizardSteps, ({ body }) => source.listWizardSteps(body)),
    bind(contract.findVehiclesByWizard, ({ body }) => source.findVehiclesByWizard(body)),
    bind(contract.listOriginalGroups, ({ body }) => source.listOriginalGroups(body)),
    bind(contract.getOriginalCategory, ({ body }) => source.getOriginalCategory(body)),
    bind(contract.listOriginalUnits, ({ body }) => source.listOriginalUnits(body)),
    bind(contract.getOriginalUnit, ({ body }) => source.getOriginalUnit(body)),
    bind(contract.searchOriginalPart, ({ body }) => source.searchOriginalPart(body)),
    bind(contract.listOriginalPartVehicles, ({ body }) => source.listOriginalPartVehicles(body)),
    bind(contract.listOriginalPartUnits, ({ body }) => source.listOriginalPartUnits(body)),
    bind(contract.collectOriginalUnits, ({ body }) => source.collectOriginalUnits(body)),
  ]
}
