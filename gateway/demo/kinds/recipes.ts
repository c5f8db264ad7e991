import type { Properties } from '@/gateway/demo/kinds/kind'
import type { Random } from '@/gateway/demo/random'

/** How a fluid is named, packed and priced; the price is for a litre or a gram. */
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

const GEAR_OILS = [
  { vyazkost_sae: '75W-80', klass_api: 'GL-4', tip_masla: 'Синтетическое' },
  { vyazkost_sae: '75W-85', klass_api: 'GL-4', tip_masla: 'Синтетическое' },
  { vyazkost_sae: '75W-90', klass_api: 'GL-4/GL-5', tip_masla: 'Синтетическое' },
  { vyazkost_sae: '75W-90', klass_api: 'GL-5', tip_masla: 'Синтетическое' },
  { vyazkost_sae: '75W-90', klass_api: 'GL-4', tip_masla: 'Полусинтетическое' },
  { vyazkost_sae: '75W-140', klass_api: 'GL-5', tip_masla: 'Синтетическое' },
  { vyazkost_sae: '80W-90', klass_api: 'GL-4', tip_masla: 'Минеральное' },
  { vyazkost_sae: '80W-90', klass_api: 'GL-5', tip_masla: 'Минеральное' },
] as const
const ATF_FLUIDS = [
  ['Dexron VI', 'Синтетическое', 'Красный'],
  ['Dexron III', 'Полусинтетическое', 'Красный'],
  ['Mercon LV', 'Синтетическое', 'Красный'],
  ['Toyota WS', 'Синтетическое', 'Красный'],
  ['Type T-IV', 'Полусинтетическое', 'Красный'],
  ['SP-IV', 'Синтетическое', 'Красный'],
  ['CVT Fluid', 'Синтетическое', 'Зелёный'],
  ['ZF LifeguardFluid 6', 'Синтетическое', 'Янтарный'],
  ['DCTF', 'Синтетическое', 'Янтарный'],
] as const
const COOLANTS = [
  ['G11', 'Зелёный'],
  ['G11', 'Синий'],
  ['G12', 'Красный'],
  ['G12+', 'Красный'],
  ['G12++', 'Фиолетовый'],
  ['G13', 'Фиолетовый'],
  ['Тосол А-40', 'Синий'],
] as const
const STEERING_FLUIDS = [
  ['CHF 11S', 'Зелёный'],
  ['CHF 202', 'Зелёный'],
  ['PSF-3', 'Красный'],
  ['PSF-4', 'Красный'],
  ['MB 345.0', 'Жёлтый'],
] as const
const SHAMPOOS = [
  ['Ручная мойка', 'Концентрат'],
  ['Бесконтактная мойка', 'Активная пена'],
  ['Бесконтактная мойка', 'Концентрат'],
  ['Сухая мойка', 'Готовый'],
] as const
const POLISHES = [
  ['Для кузова', 'Паста'],
  ['Для кузова', 'Крем'],
  ['Для пластика салона', 'Спрей'],
  ['Для фар', 'Паста'],
  ['Для шин', 'Спрей'],
  ['Для хрома', 'Паста'],
] as const
const SEALANTS = [
  ['Прокладок', 'Чёрный'],
  ['Прокладок', 'Серый'],
  ['Прокладок высокотемпературный', 'Красный'],
  ['Прокладок высокотемпературный', 'Чёрный'],
  ['Радиатора', 'Серый'],
  ['Глушителя', 'Серый'],
  ['Стёкол', 'Чёрный'],
  ['Стёкол', 'Прозрачный'],
  ['Резьбы', 'Красный'],
  ['Резьбы', 'Синий'],
] as const

export const RECIPES: Readonly<Record<string, Recipe>> = {
  gear: {
    noun: 'Масло трансмиссионное',
    litres: [1, 1, 1, 4, 4, 20],
    perUnit: [520, 1150],
    traits: (random) => random.pick(GEAR_OILS),
    words: (traits) => `${text(traits.vyazkost_sae)} ${text(traits.klass_api)}`,
  },
  atf: {
    noun: 'Масло для АКПП',
    litres: [1, 1, 1, 4, 4, 20],
    perUnit: [620, 1450],
    traits: (random) => {
      const [specifikaciya_atf, tip_masla, cvet] = random.pick(ATF_FLUIDS)
      return { specifikaciya_atf, tip_masla, cvet }
    },
    words: (traits) => text(traits.specifikaciya_atf),
  },
  coolant: {
    noun: 'Антифриз',
    litres: [1, 5, 5, 10],
    perUnit: [150, 420],
    traits: (random) => {
      const [tip_antifriza, cvet] = random.pick(COOLANTS)
      const isConcentrate = !tip_antifriza.startsWith('Тосол') && random.chance(0.25)
      return {
        tip_antifriza,
        cvet,
        koncentraciya: isConcentrate ? 'Концентрат' : 'Готовый',
        temperatura_zamerzaniya: isConcentrate ? '-65' : random.pick(['-40', '-40', '-45']),
      }
    },
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
    traits: (random) => {
      const [specifikaciya_atf, cvet] = random.pick(STEERING_FLUIDS)
      return { specifikaciya_atf, cvet }
    },
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
    traits: (random) => {
      const [naznachenie, forma_vypuska] = random.pick(SHAMPOOS)
      return { naznachenie, forma_vypuska }
    },
    words: (traits) => text(traits.naznachenie).toLowerCase().replace(' мойка', ' мойка,'),
  },
  polish: {
    noun: 'Полироль',
    litres: [0.2, 0.25, 0.3, 0.5],
    perUnit: [1400, 4600],
    picture: 'spray',
    traits: (random) => {
      const [naznachenie, forma_vypuska] = random.pick(POLISHES)
      return { naznachenie, forma_vypuska }
    },
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
    traits: (random) => {
      const [naznachenie, cvet] = random.pick(SEALANTS)
      return { naznachenie, cvet }
    },
    words: (traits) => text(traits.naznachenie).toLowerCase(),
  },
}
