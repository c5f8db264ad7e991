import { LineCounter, parseDocument } from 'yaml'
import * as z from 'zod'
import { toCode } from '@/gateway/core/text/to-code'
import { sayKind, yamlWords } from '@/gateway/core/text/yaml-words'
import { isPhrase } from '@/gateway/services/section-rules/section-matcher'
import { hasWholePhone } from '@/lib/validation/read-phone'

const MAX_DEPTH = 3
const MAX_TITLE = 200
const MAX_UNIT = 20
const MAX_TEXT = 20_000
const MAX_ID = 999
const HOURS_PER_DAY = 24
const MAX_DAYS = 365
const OWN_WAREHOUSE_ID = 15
const MAX_WORK_PRICE_RUB = 10_000_000

const title = z.string().trim().min(1).max(MAX_TITLE)
const code = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'латинские буквы, цифры и дефисы')
  .max(MAX_TITLE)
const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'время пишется в кавычках: "09:00"')
const supplierId = z.int().min(1).max(MAX_ID)
const phrase = z.string().max(MAX_TITLE).refine(isPhrase, 'в правиле нет ни одного слова')

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('ru', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

type SectionNode = {
  title: string
  code?: string | undefined
  text?: string | undefined
  unit?: string | undefined
  goods?: string[] | undefined
  sections?: SectionNode[] | undefined
}

const section: z.ZodType<SectionNode> = z.strictObject({
  title,
  code: code.optional(),
  text: z.string().max(MAX_TEXT).optional(),
  unit: z.string().trim().min(1).max(MAX_UNIT).optional(),
  goods: z.array(phrase).optional(),
  get sections() {
    return z.array(section).optional()
  },
})

const shop = z.strictObject({
  id: supplierId.optional(),
  code: code.optional(),
  title,
  city: title,
  address: title,
  coordinates: z.tuple([z.number().min(-90).max(90), z.number().min(-180).max(180)]),
  phone: title.refine(hasWholePhone, 'телефон пишется целиком: +7 (4822) 00-00-00').optional(),
  opens: time,
  closes: time,
  timezone: z
    .string()
    .refine(isTimeZone, 'часовой пояс пишется так: Asia/Yekaterinburg')
    .default('Europe/Moscow'),
  days: z.number().min(0).max(MAX_DAYS).default(0),
  metro: z
    .array(z.strictObject({ name: title, line: title, color: z.string().regex(/^#[0-9A-Fa-f]{6}$/) }))
    .default([]),
  services: z.array(title).default([]),
  text: z.string().max(MAX_TEXT).optional(),
})

const supplier = z.strictObject({
  id: z.int().min(1).max(2_147_483_647).optional(),
  title,
  days: z.number().min(0).max(MAX_DAYS).default(3),
})

const brand = z.strictObject({
  title,
  country: title.optional(),
  spellings: z.array(title).default([]),
  popular: z.boolean().default(false),
})

/**
 * Words of filters; keys of `options` are titles as the filter shows them. One that names its sections is made where the shop has none of
 * that code: a filter by a property, whose values a goods file brings.
 */
const filter = z.strictObject({
  code: title,
  title: title.optional(),
  unit: z.string().trim().min(1).max(MAX_UNIT).optional(),
  type: z.enum(['enum', 'numeric']).optional(),
  sections: z.array(code).optional(),
  heading: title.optional(),
  options: z.record(title, title).default({}),
})

/** A work of planned service, and the section that sells its parts. */
const work = z.strictObject({
  code,
  title,
  section: code,
  unit: z.enum(['шт', 'л']).default('шт'),
  price: z.int().min(0).max(MAX_WORK_PRICE_RUB).default(0),
})

const file = z.strictObject({
  warehouse: z.strictObject({ id: supplierId.default(OWN_WAREHOUSE_ID), title }).optional(),
  shops: z.array(shop).default([]),
  suppliers: z.array(supplier).default([]),
  brands: z.array(brand).default([]),
  sections: z.array(section).default([]),
  filters: z.array(filter).default([]),
  service: z.array(work).default([]),
})

export type SetupSection = {
  code: string
  title: string
  text: string | undefined
  unit: string | undefined
  goods: string[]
  parent: string
  level: number
}
export type SetupShop = Omit<z.output<typeof shop>, 'id' | 'code' | 'days'> & {
  id: number | undefined
  code: string
  /** Between the city of the own warehouse and the shop. */
  transitHours: number
}
export type SetupSupplier = { id: number | undefined; title: string; hours: number }
export type SetupFilter = z.output<typeof filter>
export type SetupWork = z.output<typeof work>
export type Setup = {
  warehouse: { id: number; title: string } | undefined
  shops: SetupShop[]
  suppliers: SetupSupplier[]
  brands: z.output<typeof brand>[]
  filters: SetupFilter[]
  /** In the order in which planned service lists them. */
  service: SetupWork[]
  /** Parents before their children, in the order of the file. */
  sections: SetupSection[]
}

export const ROOT_CODE = 'catalog'

/** A file that cannot be used; each line of the message is Russian and names its place. */
export class SetupFileError extends Error {
  override readonly name = 'SetupFileError'
}

/** Reads YAML, of which JSON is a part. */
export function readSetupFile(text: string): Setup {
  const parsed = file.safeParse(parseYaml(text), { error: sayKind })
  if (!parsed.success) {
    throw new SetupFileError(
      parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'файл'}: ${message}`).join('\n'),
    )
  }
  const { warehouse, shops, suppliers, brands, sections, filters, service } = parsed.data
  const setup: Setup = {
    warehouse,
    shops: shops.map(({ days, ...one }) => ({
      ...one,
      id: one.id,
      code: one.code ?? toCode(one.title),
      transitHours: Math.round(days * HOURS_PER_DAY),
    })),
    suppliers: suppliers.map(({ id, title: name, days }) => ({
      id,
      title: name,
      hours: Math.round(days * HOURS_PER_DAY),
    })),
    brands,
    filters,
    service,
    sections: flatten(sections, ROOT_CODE, 1),
  }
  refuseRepeated(
    'разделы',
    setup.sections.map((one) => one.code),
  )
  refuseRepeated(
    'работы',
    service.map((one) => one.code),
  )
  refuseRepeated(
    'магазины',
    setup.shops.map((one) => one.code),
  )
  refuseRepeated(
    'поставщики',
    setup.suppliers.map((one) => one.title.toLowerCase()),
  )
  refuseRepeated(
    'номера',
    [...(warehouse ? [warehouse] : []), ...setup.shops, ...setup.suppliers].flatMap(({ id }) => id ?? []),
  )
  return setup
}

function parseYaml(text: string): unknown {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  if (document.errors.length > 0) {
    const words = document.errors.map(
      (flaw) => `строка ${lines.linePos(flaw.pos[0]).line}: ${yamlWords(flaw)}`,
    )
    throw new SetupFileError(`Файл не разобран:\n${[...new Set(words)].join('\n')}`)
  }
  return document.toJS() ?? {}
}

function flatten(nodes: readonly SectionNode[], parent: string, level: number): SetupSection[] {
  return nodes.flatMap((node) => {
    const own = node.code ?? toCode(node.title)
    if (own === '' || own === ROOT_CODE) throw new SetupFileError(`Разделу «${node.title}» нужен свой code`)
    if (level > MAX_DEPTH) throw new SetupFileError(`Раздел «${node.title}» глубже ${MAX_DEPTH} уровней`)
    return [
      {
        code: own,
        title: node.title,
        text: node.text,
        unit: node.unit,
        goods: node.goods ?? [],
        parent,
        level,
      },
      ...flatten(node.sections ?? [], own, level + 1),
    ]
  })
}

function refuseRepeated(what: string, keys: readonly (string | number)[]): void {
  const repeated = keys.find((key, at) => keys.indexOf(key) !== at)
  if (repeated !== undefined) throw new SetupFileError(`Повторяется (${what}): ${repeated}`)
}
