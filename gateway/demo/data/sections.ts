/** The catalogue: two spaces a level, `code | title`; the deepest level holds goods of one kind, the family after the second bar. */
export const SECTION_TREE = `
masla-i-zhidkosti | Масла и жидкости
  masla | Масла
    motornye-masla | Моторные масла | moil
    transmissionnye-masla | Трансмиссионные масла | gear
    masla-akpp | Масла для АКПП и вариаторов | atf
  tehnicheskie-zhidkosti | Технические жидкости
    antifrizy | Антифризы | coolant
    tormoznye-zhidkosti | Тормозные жидкости | brakefl
    zhidkosti-gur | Жидкости для гидроусилителя | gurfl
    omyvateli | Жидкости для стеклоомывателя | washer
  smazki | Смазки
    plastichnye-smazki | Пластичные смазки | grease
filtry | Фильтры
  filtry-dvigatelya | Фильтры двигателя
    maslyanye-filtry | Масляные фильтры | oilf
    vozdushnye-filtry | Воздушные фильтры | airf
    toplivnye-filtry | Топливные фильтры | fuelf
  filtry-salona-i-korobki | Фильтры салона и коробки передач
    salonnye-filtry | Салонные фильтры | cabf
    filtry-akpp | Фильтры АКПП | atff
tormoznaya-sistema | Тормозная система
  diskovye-tormoza | Дисковые тормоза
    tormoznye-kolodki | Тормозные колодки | pads | компл.
    tormoznye-diski | Тормозные диски | disc
    tormoznye-supporty | Тормозные суппорты | cal
    remkomplekty-supportov | Ремкомплекты суппортов | calkit | компл.
  barabannye-tormoza | Барабанные тормоза
    barabannye-kolodki | Барабанные колодки | shoe | компл.
    tormoznye-barabany | Тормозные барабаны | drum
  gidravlika-tormozov | Гидравлика и датчики
    tormoznye-shlangi | Тормозные шланги | hose
    glavnye-tormoznye-cilindry | Главные тормозные цилиндры | mcyl
    datchiki-abs | Датчики ABS | abs
podveska | Подвеска
  amortizaciya | Амортизация
    amortizatory | Амортизаторы | shock
    pruzhiny | Пружины подвески | spring
    opory-amortizatorov | Опоры амортизаторов | mount
    pylniki-amortizatorov | Пыльники и отбойники | dust
  rychagi-i-opory | Рычаги и опоры
    rychagi | Рычаги подвески | arm
    sharovye-opory | Шаровые опоры | ball
    saylentbloki | Сайлентблоки | bush
    stoyki-stabilizatora | Стойки стабилизатора | link
    vtulki-stabilizatora | Втулки стабилизатора | sbush
  stupicy | Ступицы и подшипники
    stupichnye-podshipniki | Ступичные подшипники | hubb
rulevoe-upravlenie | Рулевое управление
  rulevoy-privod | Рулевой привод
    rulevye-nakonechniki | Рулевые наконечники | tie
    rulevye-tyagi | Рулевые тяги | rod
  rulevoy-mehanizm | Рулевой механизм
    rulevye-reyki | Рулевые рейки | rack
    nasosy-gur | Насосы гидроусилителя | gur
dvigatel | Двигатель
  remni-i-roliki | Ремни и ролики
    remni-grm | Ремни ГРМ | tbelt
    komplekty-grm | Комплекты ГРМ | tkit
    remni-poliklinovye | Ремни поликлиновые | pbelt
    roliki-natyazhiteli | Ролики и натяжители | roll
  ohlazhdenie | Охлаждение и кондиционер
    vodyanye-nasosy | Водяные насосы | wpump
    radiatory | Радиаторы охлаждения | rad
    termostaty | Термостаты | thermo
    radiatory-kondicionera | Радиаторы кондиционера | cond
  uplotneniya | Прокладки и сальники
    prokladki-gbc | Прокладки ГБЦ | gasket
    salniki | Сальники | seal
  krepleniya-dvigatelya | Крепление двигателя
    opory-dvigatelya | Опоры двигателя | emount
transmissiya | Трансмиссия
  sceplenie | Сцепление
    komplekty-scepleniya | Комплекты сцепления | clutch
    vyzhimnye-podshipniki | Выжимные подшипники | relb
  privod-koles | Привод колёс
    shrusy | ШРУСы | cv
    pylniki-shrus | Пыльники ШРУСов | cvb
elektrika | Электрика
  zazhiganie | Система зажигания
    svechi-zazhiganiya | Свечи зажигания | plug
    katushki-zazhiganiya | Катушки зажигания | coil
    svechi-nakala | Свечи накаливания | glow
  pusk-i-zaryadka | Пуск и зарядка
    startery | Стартеры | starter
    generatory | Генераторы | altern
  datchiki | Датчики
    lyambda-zondy | Лямбда-зонды | lambda
    datchiki-kolenvala | Датчики коленвала | crank
akkumulyatory | Аккумуляторы
  akkumulyatory-legkovye | Аккумуляторы для легковых автомобилей
    akkumulyatornye-batarei | Аккумуляторные батареи | akb
  uhod-za-akkumulyatorom | Уход за аккумулятором
    zaryadnye-ustroystva | Зарядные устройства | charger
shiny | Шины
  legkovye-shiny | Шины по типу автомобиля
    shiny-legkovye | Шины для легковых автомобилей | tyre
    shiny-dlya-vnedorozhnikov | Шины для внедорожников | tyresuv
    shiny-legkogruzovye | Шины для лёгких грузовиков | tyrevan
diski | Диски
  kolesnye-diski | Колёсные диски
    litye-diski | Литые диски | alloy
    shtampovannye-diski | Штампованные диски | steel
  krepezh-koles | Крепёж колёс
    bolty-i-gayki | Болты, гайки и секретки | bolt
optika | Оптика
  avtolampy | Автолампы
    galogenovye-lampy | Галогеновые лампы | halo
    svetodiodnye-lampy | Светодиодные лампы | led
    ksenonovye-lampy | Ксеноновые лампы | xenon
  fary-i-fonari | Фары и фонари
    fary | Фары | headl
    zadnie-fonari | Задние фонари | tail
    protivotumannye-fary | Противотуманные фары | fog
kuzov | Кузов
  kuzovnye-detali | Кузовные детали
    krylya | Крылья | fender
    bampery | Бамперы | bumper
    zerkala | Зеркала | mirror
  ochistka-stekol | Очистка стёкол
    shchetki-stekloochistitelya | Щётки стеклоочистителя | wiper
aksessuary | Аксессуары
  v-salon | В салон
    kovriki | Коврики | mat
    chehly | Чехлы на сиденья | cover
  snaruzhi | Снаружи
    deflektory | Дефлекторы окон | defl
  v-dorogu | В дорогу
    kompressory | Компрессоры | comp
    trosy | Буксировочные тросы | rope
avtohimiya | Автохимия
  uhod-za-kuzovom | Уход за кузовом
    shampuni | Автошампуни | shampoo
    poliroli | Полироли и воски | polish
  prisadki | Присадки
    prisadki-v-maslo | Присадки в масло | add
    prisadki-v-toplivo | Присадки в топливо | fadd
  ochistka-i-remont | Очистка и ремонт
    ochistiteli | Очистители | clean
    germetiki | Герметики и клеи | sealant
instrument | Инструмент
  ruchnoy-instrument | Ручной инструмент
    nabory-instrumenta | Наборы инструмента | tools
    klyuchi | Ключи | wrench
  garazhnoe-oborudovanie | Гаражное оборудование
    domkraty | Домкраты | jack
    avtoskanery | Автосканеры | scanner
`

/** What a first-level section says about itself. */
export const SECTION_TEXTS: Readonly<Record<string, string>> = {
  'masla-i-zhidkosti':
    'Масло выбирают по допуску автопроизводителя и вязкости из сервисной книжки. Если в книжке несколько вариантов, для зимы берут масло с меньшим первым числом: оно легче прокачивается на морозе.',
  filtry:
    'Масляный фильтр меняют вместе с маслом, воздушный и салонный проверяют каждые 10–15 тысяч километров. Размеры и резьба указаны в карточке: по ним удобно сверить новый фильтр со снятым.',
  'tormoznaya-sistema':
    'Колодки меняют комплектом на ось. Диск с выработкой больше допустимой тоже лучше заменить: новые колодки на изношенном диске прилегают не всей поверхностью.',
  podveska:
    'Амортизаторы, пружины и рычаги ставят парами слева и справа, чтобы автомобиль одинаково держал дорогу. После замены рычагов и шаровых опор проверьте углы установки колёс.',
  'rulevoe-upravlenie':
    'Люфт в рулевом наконечнике чувствуется стуком на мелких кочках. После замены наконечников и тяг нужна регулировка схождения.',
  dvigatel:
    'Ремень ГРМ меняют с роликами и, если он вращает помпу, вместе с ней. Регламент замены смотрите в сервисной книжке: он зависит от двигателя.',
  transmissiya:
    'Сцепление выгоднее менять комплектом: корзина, диск и выжимной подшипник изнашиваются вместе, а работа по снятию коробки стоит дороже самих деталей.',
  elektrika:
    'Свечи подбирают по двигателю: важны калильное число, длина резьбы и зазор. Стартеры и генераторы сверяйте по числу зубьев, току и креплению.',
  akkumulyatory:
    'Сверьте ёмкость, полярность и габариты с вашей батареей. Автомобилям с системой «Старт-стоп» нужны батареи EFB или AGM.',
  shiny:
    'Размер шин указан на стойке водительской двери. Индексы нагрузки и скорости не должны быть ниже предписанных автопроизводителем.',
  diski:
    'Диск подходит, когда совпадают крепёж PCD, диаметр, ширина и вылет ET. Центральное отверстие DIA может быть больше: тогда нужны переходные кольца.',
  optika:
    'Цоколь лампы должен совпадать с указанным на фаре. Лампы головного света лучше менять парой: так цвет и яркость будут одинаковыми.',
  kuzov:
    'Кузовные детали поставляются в грунте и без крепежа, если в карточке не сказано иначе. Сторону считают по ходу движения.',
  aksessuary:
    'Коврики, чехлы и дефлекторы сделаны под конкретную модель: проверьте год выпуска и тип кузова.',
  avtohimiya:
    'Перед применением прочитайте инструкцию на упаковке и проверьте средство на незаметном участке.',
  instrument: 'Инструмент для гаража и дороги: от комбинированных ключей до сканеров для диагностики.',
}
