import { asc, eq } from 'drizzle-orm'
import { gatewayError } from '@/gateway/core/errors/errors'
import { originalVehicles } from '@/gateway/db/schema/original-catalogs'
import type { CatalogContext } from '@/gateway/services/original-catalogs/context'
import {
  catalogCode,
  loadCatalog,
  type Catalog,
  type CatalogVehicle,
} from '@/gateway/services/original-catalogs/load-scope'
import { toCatalog, toVehicle } from '@/gateway/services/original-catalogs/to-wire'

/** The attribute whose values are the years in which a vehicle was built. */
const YEAR = 'year'
/** Few enough vehicles to show them before the last question. */
const READY_VEHICLES = 40
const alphabet = new Intl.Collator('ru', { numeric: true })

type Answers = Readonly<Record<string, string>>

async function readResponses(
  context: CatalogContext,
  code: string,
  ssd: string | null | undefined,
): Promise<Answers> {
  if (!ssd) return {}
  const state = await context.readState(ssd)
  if (state.code !== catalogCode(code))
    throw gatewayError(
      'client',
      'Ссылка относится к другому каталогу. Начните подбор в этом каталоге заново.',
    )
  return state.kind === 'wizard' ? state.answers : {}
}

function valuesOf(vehicle: CatalogVehicle, step: string, thisYear: number): string[] {
  if (step !== YEAR) return vehicle.attributes.flatMap(({ code, value }) => (code === step ? value : []))
  const { yearFrom, yearTo } = vehicle
  if (yearFrom === null) return []
  const last = yearTo ?? thisYear
  return Array.from({ length: Math.max(1, last - yearFrom + 1) }, (_, at) => String(yearFrom + at))
}

function titleOf(step: string, vehicles: readonly CatalogVehicle[]): string {
  if (step === YEAR) return 'Год выпуска'
  for (const { attributes } of vehicles) {
    const known = attributes.find(({ code }) => code === step)
    if (known) return known.title
  }
  return step
}

function matching(vehicles: readonly CatalogVehicle[], answers: Answers, thisYear: number): CatalogVehicle[] {
  const given = Object.entries(answers)
  return vehicles.filter((vehicle) =>
    given.every(([step, value]) => valuesOf(vehicle, step, thisYear).includes(value)),
  )
}

async function vehiclesOf({ db }: CatalogContext, { code }: Catalog): Promise<CatalogVehicle[]> {
  return db
    .select()
    .from(originalVehicles)
    .where(eq(originalVehicles.catalogCode, code))
    .orderBy(asc(originalVehicles.id))
}

/** The questions of a catalogue with the given answers, the way back from each, and the remaining choices. */
export async function listSteps(context: CatalogContext, code: string, ssd: string | null | undefined) {
  const catalog = await loadCatalog(context, code)
  const answers = await readResponses(context, code, ssd)
  const all = await vehiclesOf(context, catalog)
  const thisYear = context.now().getFullYear()
  const left = matching(all, answers, thisYear)
  const write = (given: Answers) => context.writeState({ kind: 'wizard', code: catalog.code, answers: given })
  const steps = await Promise.all(
    catalog.wizard.map(async (step) => {
      const { [step]: answer, ...others } = answers
      const rest = answer === undefined ? left : matching(all, others, thisYear)
      const values = [...new Set(rest.flatMap((vehicle) => valuesOf(vehicle, step, thisYear)))].toSorted(
        (one, other) => (step === YEAR ? alphabet.compare(other, one) : alphabet.compare(one, other)),
      )
      const only = answer ?? (values.length === 1 ? values[0] : undefined)
      return {
        id: step,
        title: titleOf(step, all),
        isDetermined: only !== undefined,
        value: only ?? null,
        options:
          only !== undefined && answer === undefined
            ? []
            : await Promise.all(
                values.map(async (value) => ({
                  title: value,
                  ssd: await write({ ...others, [step]: value }),
                })),
              ),
        resetSsd: answer === undefined ? null : await write(others),
      }
    }),
  )
  return {
    catalog: toCatalog(catalog),
    ssd: await write(answers),
    steps,
    isReady: left.length > 0 && (Object.keys(answers).length > 0 || left.length <= READY_VEHICLES),
  }
}

/** Vehicles that match the answers. */
export async function findByWizard(context: CatalogContext, code: string | undefined, ssd: string) {
  const state = await context.readState(ssd)
  const catalog = await loadCatalog(context, code ?? state.code)
  const answers = await readResponses(context, catalog.code, ssd)
  const thisYear = context.now().getFullYear()
  const year = answers[YEAR] === undefined ? undefined : Number(answers[YEAR])
  const left = matching(await vehiclesOf(context, catalog), answers, thisYear)
  return Promise.all(
    left.map(async (vehicle) => {
      const chosen = { kind: 'vehicle' as const, code: catalog.code, id: vehicle.id, year }
      return toVehicle(catalog, vehicle, chosen, await context.writeState(chosen))
    }),
  )
}
