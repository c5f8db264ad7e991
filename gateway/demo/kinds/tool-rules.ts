import type { MadeProduct, SizedRules } from '@/gateway/demo/kinds/kind'
import type { Random } from '@/gateway/demo/products/random'

const TIER_FACTOR = { p: 1.4, m: 1, b: 0.72, o: 1.3 } as const

/** Tonnes; there are no scissor jacks for trucks. */
const JACK_LOADS = {
  Бутылочный: ['2', '3', '5', '10'],
  Подкатной: ['2', '2.5', '3'],
  Ромбический: ['1.5', '2'],
  Реечный: ['3'],
} as const

const SCANNERS = [
  { words: 'Bluetooth', plug: 'Адаптер OBD', price: [1200, 3900] },
  { words: 'портативный', plug: 'Кабель OBD', price: [2900, 8900] },
  { words: 'с цветным экраном', plug: 'Кабель OBD', price: [6900, 19_000] },
  { words: 'мультимарочный', plug: 'Кабель OBD', price: [14_000, 38_000] },
] as const

const TOOLS: Readonly<Record<string, (random: Random) => MadeProduct>> = {
  tools(random) {
    const count = random.pick(['26', '48', '56', '72', '82', '94', '108', '121', '142', '216'])
    const square = random.pick(['1/4″', '1/2″', '1/4″ и 1/2″', '1/4″, 3/8″ и 1/2″'])
    return {
      title: `Набор инструмента ${count} предметов ${square}`,
      properties: { predmetov: count, kvadrat: square },
      price: Number(count) * 62 + 900,
    }
  },
  wrench(random) {
    const type = random.pick([
      'Комбинированный',
      'Комбинированный',
      'Рожковый',
      'Накидной',
      'Трещоточный',
      'Баллонный',
    ])
    const size = random.pick(
      type === 'Баллонный' ? ['17', '19', '21'] : ['8', '10', '12', '13', '14', '15', '17', '19', '22', '24'],
    )
    return {
      title: `Ключ ${type.toLowerCase()} ${size} мм`,
      properties: { razmer_klyucha_mm: size, tip_klyucha: type },
      picture: type === 'Баллонный' ? 'wheel-brace' : 'wrench',
      price: Number(size) * 18 + (type === 'Трещоточный' ? 420 : 90),
    }
  },
  jack(random) {
    const type = random.pick(['Бутылочный', 'Бутылочный', 'Подкатной', 'Ромбический', 'Реечный'] as const)
    const load = random.pick(JACK_LOADS[type])
    return {
      title: `Домкрат ${type.toLowerCase()} ${load} т`,
      properties: { tip_domkrata: type, nagruzka_t: load },
      picture: type === 'Подкатной' ? 'jack-trolley' : type === 'Ромбический' ? 'jack-scissor' : 'jack',
      price: 900 + Number(load) * 420 + (type === 'Подкатной' ? 2600 : 0),
    }
  },
  scanner(random) {
    const look = random.pick(SCANNERS)
    const protocol = random.pick(['OBD-II', 'OBD-II, CAN', 'OBD-II, CAN, K-Line'])
    return {
      title: `Автосканер диагностический ${look.words}`,
      properties: { protokoly: protocol, kreplenie: look.plug },
      price: random.int(look.price[0], look.price[1]),
    }
  },
  comp(random) {
    const flow = random.pick(['25', '30', '35', '40', '50', '72', '85'])
    const pressure = random.pick(['7', '8', '10', '14'])
    return {
      title: `Компрессор автомобильный ${flow} л/мин ${pressure} атм`,
      properties: { proizvoditelnost_l_min: flow, davlenie_atm: pressure, napryazhenie: '12' },
      price: 900 + Number(flow) * 66,
    }
  },
  rope(random) {
    const load = random.pick(['2', '3', '5', '7', '9', '12'])
    const length = random.pick(['3', '4', '5', '6'])
    return {
      title: `Трос буксировочный ${load} т ${length} м, крюки`,
      properties: {
        nagruzka_t: load,
        dlina_trosa_m: length,
        material: random.pick(['Полиэстер', 'Полипропилен']),
      },
      price: 180 + Number(load) * 95 + Number(length) * 30,
    }
  },
  charger(random) {
    const current = random.pick(['4', '6', '8', '10', '15', '20'])
    return {
      title: `Зарядное устройство 12 В до ${current} А`,
      properties: {
        napryazhenie: '12',
        tok_zaryada: current,
        tip_zaryada: random.pick(['Импульсное', 'Импульсное', 'Трансформаторное']),
      },
      price: 1500 + Number(current) * 330,
    }
  },
}

function makeTool(tool: (random: Random) => MadeProduct): SizedRules['make'] {
  return (random, brand) => {
    const made = tool(random)
    return { ...made, price: (made.price ?? 1000) * TIER_FACTOR[brand.tier] * (0.9 + random.next() * 0.3) }
  }
}

export const TOOL_RULES: Readonly<Record<string, SizedRules>> = Object.fromEntries(
  Object.entries(TOOLS).map(([family, tool]) => [family, { make: makeTool(tool) }]),
)
