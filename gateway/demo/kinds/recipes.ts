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

export const RECIPES: Readonly<Record<string, Recipe>> = {
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
