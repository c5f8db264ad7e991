import { OIL_LINES } from '@/gateway/db/demo/data/models'
import type { DemoBrand } from '@/gateway/db/demo/brands'
import type { MadeProduct, Properties, SizedKind } from '@/gateway/db/demo/kinds/kind'
import { parseLines } from '@/gateway/db/demo/parse-lines'
import type { Random } from '@/gateway/db/demo/random'

const TIER_FACTOR = { p: 1.42, m: 1, b: 0.62, o: 1.3 } as const
const LINES = new Map(parseLines(OIL_LINES).map(([brand = '', lines = '']) => [brand, lines.split(', ')]))

const GRADES = [
  { sae: '0W-20', acea: 'C5', api: 'SP', approvals: ['Ford WSS-M2C947', 'GM dexos1 Gen 3'] },
  { sae: '0W-30', acea: 'C2', api: 'SN', approvals: ['Volvo VCC 95200377', 'BMW LL-12 FE'] },
  { sae: '5W-20', acea: 'A1/B1', api: 'SP', approvals: ['Ford WSS-M2C945', 'Chrysler MS-6395'] },
  { sae: '5W-30', acea: 'C3', api: 'SN', approvals: ['VW 504 00/507 00', 'BMW LL-04', 'MB 229.52'] },
  { sae: '5W-30', acea: 'A5/B5', api: 'SN', approvals: ['Ford WSS-M2C913-D', 'Renault RN0700'] },
  { sae: '5W-30', acea: 'C3', api: 'SP', approvals: ['GM dexos2', 'MB 229.51'] },
  { sae: '5W-40', acea: 'A3/B4', api: 'SN', approvals: ['VW 502 00/505 00', 'Renault RN0710', 'MB 229.5'] },
  { sae: '5W-40', acea: 'C3', api: 'SN', approvals: ['VW 511 00', 'Porsche A40'] },
  { sae: '10W-40', acea: 'A3/B4', api: 'SL', approvals: ['VW 501 01/505 00', 'MB 229.1'] },
  { sae: '10W-30', acea: 'A3/B4', api: 'SL', approvals: ['АвтоВАЗ'] },
  { sae: '0W-40', acea: 'A3/B4', api: 'SN', approvals: ['MB 229.5', 'Porsche A40'] },
  { sae: '15W-40', acea: 'A3/B3', api: 'SG/CD', approvals: ['АвтоВАЗ'] },
]

function canister(litres: number) {
  return litres >= 10 ? 'drum' : litres >= 4 ? 'canister' : litres > 1 ? 'canister-small' : 'bottle'
}

function makeMotorOil(random: Random, brand: DemoBrand): MadeProduct {
  const line = random.pick(LINES.get(brand.title) ?? ['Professional'])
  const grade = random.pick(GRADES)
  const isMineral = grade.sae === '15W-40' || (grade.sae.startsWith('10W') && random.chance(0.2))
  const base = isMineral ? 'Минеральное' : grade.sae.startsWith('10W') ? 'Полусинтетическое' : 'Синтетическое'
  const litres = random.pick([1, 1, 4, 4, 4, 5, 5, 20, 60])
  const perLitre = isMineral ? 300 : base === 'Синтетическое' ? 720 : 430
  return {
    title: `Масло моторное ${brand.title} ${line} ${grade.sae} ${base.toLowerCase()} ${litres} л`,
    properties: {
      vyazkost_sae: grade.sae,
      tip_masla: base,
      klass_acea: grade.acea,
      klass_api: grade.api,
      dopuski: random.pick(grade.approvals),
      obem_l: String(litres),
    },
    picture: canister(litres),
    price: perLitre * litres ** 0.93 * TIER_FACTOR[brand.tier] * (0.94 + random.next() * 0.14),
    cross: `moil/${grade.sae}/${grade.acea}/${base}/${litres}`,
  }
}

type Recipe = {
  noun: string
  names?: readonly string[]
  litres?: readonly number[]
  grams?: readonly number[]
  perUnit: readonly [number, number]
  picture?: string
  traits: (random: Random) => Properties
  words?: (traits: Properties) => string
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')

const RECIPES: Readonly<Record<string, Recipe>> = {
  gear: {
    noun: 'Масло трансмиссионное',
    litres: [1, 1, 4, 20],
    perUnit: [520, 1150],
    traits: (random) => ({
      vyazkost_sae: random.pick(['75W-80', '75W-90', '75W-85', '80W-90', '75W-140']),
      klass_api: random.pick(['GL-4', 'GL-5', 'GL-4/GL-5']),
      tip_masla: random.pick(['Синтетическое', 'Полусинтетическое', 'Минеральное']),
    }),
    words: (traits) => `${text(traits.vyazkost_sae)} ${text(traits.klass_api)}`,
  },
  atf: {
    noun: 'Масло для АКПП',
    litres: [1, 1, 4, 20],
    perUnit: [620, 1450],
    traits: (random) => ({
      specifikaciya_atf: random.pick([
        'Dexron VI',
        'Dexron III',
        'Mercon LV',
        'Toyota WS',
        'CVT Fluid',
        'SP-IV',
        'ZF LifeguardFluid 6',
        'DCTF',
        'Type T-IV',
      ]),
      tip_masla: random.pick(['Синтетическое', 'Синтетическое', 'Полусинтетическое']),
      cvet: random.pick(['Красный', 'Янтарный', 'Зелёный']),
    }),
    words: (traits) => text(traits.specifikaciya_atf),
  },
  coolant: {
    noun: 'Антифриз',
    litres: [1, 5, 5, 10],
    perUnit: [150, 420],
    traits: (random) => ({
      tip_antifriza: random.pick(['G11', 'G12', 'G12+', 'G12++', 'G13', 'Тосол А-40']),
      cvet: random.pick(['Красный', 'Зелёный', 'Жёлтый', 'Синий', 'Фиолетовый']),
      koncentraciya: random.pick(['Готовый', 'Готовый', 'Готовый', 'Концентрат']),
      temperatura_zamerzaniya: random.pick(['-40', '-40', '-45', '-65']),
    }),
    words: (traits) =>
      `${text(traits.tip_antifriza)} ${text(traits.cvet).toLowerCase()} ${text(traits.koncentraciya).toLowerCase()}`,
  },
  brakefl: {
    noun: 'Жидкость тормозная',
    litres: [0.25, 0.5, 0.5, 1, 1],
    perUnit: [480, 1150],
    traits: (random) => ({ klass_dot: random.pick(['DOT 4', 'DOT 4', 'DOT 4 LV', 'DOT 5.1', 'DOT 3']) }),
    words: (traits) => text(traits.klass_dot),
  },
  gurfl: {
    noun: 'Жидкость для гидроусилителя',
    litres: [0.5, 1, 1],
    perUnit: [620, 1300],
    traits: (random) => ({
      specifikaciya_atf: random.pick(['CHF 11S', 'CHF 202', 'PSF-3', 'PSF-4', 'MB 345.0']),
      cvet: random.pick(['Зелёный', 'Красный', 'Жёлтый']),
    }),
    words: (traits) => text(traits.specifikaciya_atf),
  },
  washer: {
    noun: 'Жидкость стеклоомывателя',
    litres: [1, 4, 4, 5],
    perUnit: [45, 130],
    traits: (random) => ({
      temperatura_zamerzaniya: random.pick(['-30', '-25', '-20', '-15', '0']),
      cvet: random.pick(['Синий', 'Голубой', 'Зелёный']),
    }),
    words: (traits) =>
      text(traits.temperatura_zamerzaniya) === '0'
        ? 'летняя'
        : `зимняя ${text(traits.temperatura_zamerzaniya)} °C`,
  },
  grease: {
    noun: 'Смазка',
    grams: [50, 100, 150, 400, 800],
    perUnit: [1.1, 3.4],
    picture: 'grease-tube',
    traits: (random) => ({
      tip_smazki: random.pick([
        'Литиевая',
        'Литол-24',
        'ШРУС с MoS2',
        'Медная',
        'Силиконовая',
        'Для суппортов',
        'Графитная',
      ]),
      forma_vypuska: random.pick(['Туба', 'Картридж', 'Банка']),
    }),
    words: (traits) =>
      text(traits.tip_smazki)
        .toLowerCase()
        .replace('литол', 'Литол')
        .replace('шрус с mos2', 'для ШРУСов с MoS2'),
  },
  add: {
    noun: 'Присадка в масло',
    litres: [0.2, 0.25, 0.3, 0.44],
    perUnit: [1900, 4200],
    picture: 'additive',
    traits: (random) => ({
      naznachenie: random.pick([
        'Промывка двигателя',
        'Снижение расхода масла',
        'Антифрикционная',
        'Стоп-течь',
        'Для гидрокомпенсаторов',
      ]),
    }),
    words: (traits) => text(traits.naznachenie).toLowerCase(),
  },
  fadd: {
    noun: 'Присадка в топливо',
    litres: [0.15, 0.25, 0.3, 0.5],
    perUnit: [1500, 3600],
    picture: 'additive',
    traits: (random) => ({
      naznachenie: random.pick([
        'Очиститель форсунок',
        'Антигель',
        'Цетан-корректор',
        'Удаление влаги',
        'Октан-корректор',
      ]),
    }),
    words: (traits) => text(traits.naznachenie).toLowerCase(),
  },
  shampoo: {
    noun: 'Автошампунь',
    litres: [0.5, 0.75, 1, 1, 5],
    perUnit: [280, 720],
    traits: (random) => ({
      naznachenie: random.pick(['Ручная мойка', 'Бесконтактная мойка', 'Сухая мойка']),
      forma_vypuska: random.pick(['Концентрат', 'Готовый', 'Активная пена']),
    }),
    words: (traits) => text(traits.naznachenie).toLowerCase().replace(' мойка', ' мойка,'),
  },
  polish: {
    noun: 'Полироль',
    litres: [0.2, 0.25, 0.3, 0.5],
    perUnit: [1400, 4600],
    picture: 'spray',
    traits: (random) => ({
      naznachenie: random.pick(['Для кузова', 'Для пластика салона', 'Для фар', 'Для шин', 'Для хрома']),
      forma_vypuska: random.pick(['Спрей', 'Паста', 'Крем']),
    }),
    words: (traits) => text(traits.naznachenie).toLowerCase(),
  },
  clean: {
    noun: 'Очиститель',
    litres: [0.4, 0.4, 0.5, 0.65],
    perUnit: [620, 1500],
    picture: 'spray',
    traits: (random) => ({
      naznachenie: random.pick([
        'Тормозов',
        'Карбюратора',
        'Двигателя',
        'Стёкол',
        'Кузова от битума',
        'Салона',
        'Кондиционера',
        'Контактов',
      ]),
      forma_vypuska: random.pick(['Аэрозоль', 'Аэрозоль', 'Спрей']),
    }),
    words: (traits) => text(traits.naznachenie).toLowerCase(),
  },
  sealant: {
    noun: 'Герметик',
    grams: [25, 50, 85, 100, 310],
    perUnit: [4, 9],
    picture: 'sealant-tube',
    traits: (random) => ({
      naznachenie: random.pick([
        'Прокладок',
        'Прокладок высокотемпературный',
        'Радиатора',
        'Глушителя',
        'Стёкол',
        'Резьбы',
      ]),
      cvet: random.pick(['Чёрный', 'Серый', 'Красный', 'Прозрачный']),
    }),
    words: (traits) => text(traits.naznachenie).toLowerCase(),
  },
}

function makeFluid(family: string) {
  return (random: Random, brand: DemoBrand): MadeProduct => {
    const recipe = RECIPES[family]
    if (!recipe) throw new Error(`no recipe for ${family}`)
    const traits = recipe.traits(random)
    const litres = recipe.litres ? random.pick(recipe.litres) : undefined
    const grams = recipe.grams ? random.pick(recipe.grams) : undefined
    const size = litres === undefined ? `${grams} г` : litres < 1 ? `${litres * 1000} мл` : `${litres} л`
    const perUnit = recipe.perUnit[0] + (recipe.perUnit[1] - recipe.perUnit[0]) * random.next()
    return {
      title: `${recipe.noun} ${brand.title} ${recipe.words?.(traits) ?? ''} ${size}`.replace(/ {2,}/g, ' '),
      properties: {
        ...traits,
        ...(litres === undefined ? { massa_g: String(grams) } : { obem_l: String(litres) }),
      },
      picture: recipe.picture ?? canister(litres ?? 1),
      price: Math.max(90, perUnit * (litres ?? grams ?? 1) ** 0.9 * TIER_FACTOR[brand.tier]),
      cross: `${family}/${Object.values(traits).join('/')}/${size}`,
    }
  }
}

const fluid = (family: string, weight: number, plural: string): SizedKind => ({
  family,
  weight,
  price: [100, 5000],
  picture: 'bottle',
  plural,
  fit: 'size',
  make: makeFluid(family),
})

export const FLUID_KINDS: readonly SizedKind[] = [
  {
    family: 'moil',
    weight: 64,
    price: [400, 6000],
    picture: 'canister',
    plural: 'моторных масел',
    fit: 'size',
    make: makeMotorOil,
  },
  fluid('gear', 16, 'трансмиссионных масел'),
  fluid('atf', 18, 'масел для АКПП'),
  fluid('coolant', 20, 'антифризов'),
  fluid('brakefl', 12, 'тормозных жидкостей'),
  fluid('gurfl', 5, 'жидкостей для гидроусилителя'),
  fluid('washer', 8, 'жидкостей стеклоомывателя'),
  fluid('grease', 12, 'смазок'),
  fluid('add', 9, 'присадок в масло'),
  fluid('fadd', 9, 'присадок в топливо'),
  fluid('shampoo', 8, 'автошампуней'),
  fluid('polish', 8, 'полиролей'),
  fluid('clean', 12, 'очистителей'),
  fluid('sealant', 9, 'герметиков'),
]
