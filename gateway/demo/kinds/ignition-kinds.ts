import type { FittedKind, Properties } from '@/gateway/demo/kinds/kind'
import { createRandom } from '@/gateway/demo/random'
import type { DemoVehicle } from '@/gateway/demo/vehicles'
import { oneOf, range } from '@/gateway/demo/kinds/kind'

/** Thread, spanner and reach go together. */
const PLUG_BODIES: readonly Properties[] = [
  { rezba: 'M14×1.25', klyuch_mm: '16', dlina_rezby_mm: '19' },
  { rezba: 'M14×1.25', klyuch_mm: '16', dlina_rezby_mm: '26.5' },
  { rezba: 'M14×1.25', klyuch_mm: '21', dlina_rezby_mm: '19' },
  { rezba: 'M12×1.25', klyuch_mm: '14', dlina_rezby_mm: '26.5' },
]

function plugBodyOf(vehicles: readonly DemoVehicle[]): Properties | undefined {
  return createRandom('plug well', vehicles[0]?.engine ?? '').pick(PLUG_BODIES)
}

/** NGK and Denso name the metal of the electrode in the number. */
const METALS: readonly [RegExp, string][] = [
  [/^(?:IFR|ILZKR|LFR\d+AIX|IK|SK|VXU)/, 'Иридий'],
  [/^(?:PFR|LZKAR\d+AP)/, 'Платина'],
  [/^(?:BKR|BPR|BCPR|DCPR|LZKR|K\d+(?:PR|TT)|Q\d+(?:PR|R)|W\d+EPR)/, 'Никель'],
]

function metalOf(article: string): Properties {
  const [, metal] = METALS.find(([number]) => number.test(article)) ?? []
  return metal === undefined ? {} : { material_elektroda: metal }
}

export const IGNITION_KINDS: readonly FittedKind[] = [
  {
    family: 'plug',
    isServicePart: true,
    weight: 30,
    price: [280, 1300],
    pack: 4,
    picture: 'spark-plug',
    plural: 'свечей зажигания',
    fit: 'petrol',
    noun: 'Свеча зажигания',
    variants: PLUG_BODIES.map((properties) => ({ title: '', properties })),
    // An engine has one kind of well for its plugs.
    allows: (vehicles, { properties }) => properties === plugBodyOf(vehicles),
    measures: {
      kalilnoe_chislo: oneOf('4', '5', '5', '6', '6', '6', '7'),
      zazor_mm: oneOf('0.8', '0.9', '1.0', '1.1'),
    },
    own: { material_elektroda: oneOf('Никель', 'Никель', 'Платина', 'Иридий') },
    told: metalOf,
  },
  {
    family: 'coil',
    weight: 16,
    price: [1500, 5400],
    picture: 'ignition-coil',
    plural: 'катушек зажигания',
    fit: 'petrol',
    noun: 'Катушка зажигания',
    measures: { kolichestvo_kontaktov: oneOf('2', '3', '4') },
    own: { dlina_mm: range(120, 210) },
  },
  {
    family: 'glow',
    weight: 7,
    price: [700, 2600],
    pack: 4,
    picture: 'glow-plug',
    plural: 'свечей накаливания',
    fit: 'diesel',
    noun: 'Свеча накаливания',
    measures: {
      napryazhenie: oneOf('4.4', '7', '11', '11.5'),
      dlina_mm: range(62, 152),
      rezba: oneOf('M8×1', 'M10×1', 'M10×1.25', 'M12×1.25'),
    },
  },
  {
    family: 'starter',
    weight: 10,
    price: [6800, 21_000],
    picture: 'starter',
    plural: 'стартеров',
    fit: 'engine',
    noun: 'Стартер',
    measures: {
      moshchnost_kvt: oneOf('0.8', '0.9', '1.0', '1.1', '1.2', '1.4', '2.0'),
      kolichestvo_zubev_startera: oneOf('8', '9', '10', '11', '12'),
      napryazhenie: oneOf('12'),
    },
  },
  {
    family: 'altern',
    weight: 10,
    price: [9800, 32_000],
    picture: 'alternator',
    plural: 'генераторов',
    fit: 'engine',
    noun: 'Генератор',
    measures: {
      tok_generatora: oneOf('70', '80', '90', '100', '110', '120', '150', '180'),
      kolichestvo_ruchev: oneOf('4', '5', '6', '7'),
      napryazhenie: oneOf('14'),
    },
  },
  {
    family: 'lambda',
    weight: 11,
    price: [2600, 8800],
    picture: 'oxygen-sensor',
    plural: 'лямбда-зондов',
    fit: 'petrol',
    noun: 'Датчик кислородный (лямбда-зонд)',
    variants: [{ title: 'до катализатора' }, { title: 'после катализатора' }],
    measures: { kolichestvo_kontaktov: oneOf('4', '4', '5', '1'), dlina_kabelya_mm: range(280, 1180, 10) },
  },
  {
    family: 'crank',
    weight: 9,
    price: [900, 4400],
    picture: 'sensor',
    plural: 'датчиков коленвала',
    fit: 'engine',
    noun: 'Датчик положения коленвала',
    measures: { kolichestvo_kontaktov: oneOf('2', '3'), dlina_kabelya_mm: range(0, 900, 50) },
  },
]
